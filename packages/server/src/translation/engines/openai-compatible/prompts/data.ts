/** Marks of chat templates and of our own frame: in what people said they are taken out, so that it stays data. */
const TEMPLATE_MARK =
  /<\/?\s*(speech|earlier|terms|start_of_turn|end_of_turn|bos|eos|s|think)\b[^>]*>|<[|｜][^>]*[|｜]>|\[\/?INST\]/giu;

/** Speech as one line of data: no line of it can look like a part of the prompt. */
export function asData(text: string): string {
  return text.replace(TEMPLATE_MARK, ' ').replace(/\s+/g, ' ').trim();
}
