/**
 * What a model says instead of, or around, a translation, in the seven languages. A pattern counts only where no
 * pattern of its kind fits the source: workers apologise, refuse and say 'sure' too.
 */
type Patterns = readonly RegExp[];

/** It would not do it. The words of serving and of policy keep a worker's own 'I am sorry, I cannot lift this' out. */
const REFUSALS: Patterns = [
  /\b(as|i am|i['’]m) an? (ai|artificial|language model|assistant)\b/i,
  /\b(can(no|['’])t|cannot|unable to|won['’]t|not able to|not (allowed|comfortable)|must decline)\b.{0,40}\b(assist|help|translat\w+|comply|provide|fulfill?|request|content|engage)\b/i,
  /\b(against|violates?) (my|our|the) .{0,20}(polic|guideline)/i,
  /(AI|人工知能|言語モデル|アシスタント)(として|です|なので|であり)/,
  /(翻訳|お手伝い|お応え|お答え|対応|ご要望|リクエスト|提供).{0,12}(できません|できかねます|いたしかねます|致しかねます)/,
  /(作为|我是)(一个|一款)?.{0,6}(AI|人工智能|语言模型|助手)/,
  /(无法|不能|没办法|不便).{0,8}(翻译|协助|帮助|提供|满足|回答|处理).{0,10}/,
  /vi phạm.{0,20}chính sách/i,
  /(là|như) (một )?(AI|trí tuệ nhân tạo|mô hình ngôn ngữ|trợ lý)/i,
  /(không thể|không được phép).{0,20}(dịch|hỗ trợ|giúp|cung cấp|đáp ứng|thực hiện yêu cầu)/i,
  /\bals (ki|künstliche|sprachmodell)\b|\bich bin (eine? )?(ki|sprachmodell)\b/i,
  /\b(kann|darf|werde)\b.{0,30}\bnicht\b.{0,30}\b(helfen|übersetzen|weiterhelfen|bereitstellen|unterstützen|nachkommen|erfüllen)\b/i,
  /\ben tant qu['’](ia|intelligence|assistant|modèle)/i,
  /\bne (peux|puis|suis) pas\b.{0,30}\b(aider|traduire|fournir|répondre|satisfaire|assister|mesure)\b/i,
  /\b(come|in quanto) (ia|intelligenza|assistente|modello)\b/i,
  /\bnon (posso|sono in grado)\b.{0,20}\b(aiutar\w*|tradurre|fornire|soddisfare|rispondere|assister\w*)\b/i,
];

/** A heading over the translation. */
const HEADINGS: Patterns = [
  /\b(here|this|below) (is|are)\b.{0,30}\btranslat\w+|\bhere['’]s\b.{0,30}\btranslat\w+/i,
  /^.{0,30}\b(translat(ion|ed)( text)?|output|answer)\b.{0,30}[:：]/i,
  /\btranslates? (to|as|into)\b|^.{0,10}\b(sentence|phrase) means\b/i,
  /^\W*(in )?(japanese|english|vietnamese|chinese|german|french|italian)\W*[:：]/i,
  /^.{0,20}(翻訳|訳文|和訳|英訳|訳)(文|結果|内容)?.{0,8}[:：]|(以下|次)(が|は|の).{0,12}翻訳|翻訳(する|します|しました|すると)と?.{0,4}[:：]?$/,
  /^.{0,12}(翻译|译文|译)(结果|内容|如下|为)?.{0,6}[:：]|以下是.{0,12}(翻译|译文)/,
  /^câu (này|trên|đó) (có )?nghĩa là|bản dịch.{0,30}[:：]|dưới đây là.{0,20}dịch|^\W*dịch( sang .{0,20})?[:：]/i,
  /\bhier ist\b.{0,25}\bübersetzung|^.{0,25}übersetzung.{0,25}[:：]|\bübersetzt (heißt|lautet)\b/i,
  /\bvoici\b.{0,25}\btraduction|^.{0,25}\btraduction\b.{0,25}[:：]/i,
  /\becco\b.{0,25}\btraduzione|^.{0,25}\btraduzione\b.{0,25}[:：]/i,
  /^\W*(日本語|英語|ベトナム語|中国語|中文|英文|日文|tiếng (việt|anh|nhật|trung)|deutsch|français|italiano)\W*[:：]/i,
];

/** Eagerness before it. */
const OPENERS: Patterns = [
  /^\W*(sure( thing)?|certainly|of course|absolutely|happy to help)[!,.:]+\s*\S/i,
  /^\W*(もちろんです?|承知(いた)?しました|かしこまりました)[、。！!,.]+\s*\S/,
  /^\W*(好的|当然(可以)?)[，。！!,.]+\s*\S/,
  /^\W*(chắc chắn( rồi)?|tất nhiên( rồi)?)[,.!]+\s*\S/i,
  /^\W*(gerne?|natürlich|selbstverständlich)[,.!]+\s*\S/i,
  /^\W*(bien sûr|certainement|avec plaisir)\s*[,.!]+\s*\S/i,
  /^\W*(certo|certamente|volentieri)[,.!]+\s*\S/i,
];
/** How people themselves begin when they agree: what makes such an opener a translation. */
const AGREEMENT =
  /^\W*(sure|certainly|of course|absolutely|ok(ay)?|yes|yeah|yep|got it|understood|right|alright|all right|roger|no problem|fine|good|well|copy|はい|うん|ええ|もちろん|承知|かしこまり|了解|わかり|わかった|分か|解り|おう|オーケー|大丈夫|よし|そう|好|行|当然|没问题|明白|是|可以|知道|收到|嗯|对|没错|vâng|dạ|ừ|chắc|tất nhiên|được|rồi|đúng|tốt|hiểu|nhất định|ja|gerne?|natürlich|klar|selbstverständlich|sicher|gut|in ordnung|verstanden|alles klar|einverstanden|jawohl|bien|d['’]accord|certainement|avec plaisir|oui|entendu|compris|pas de|certo|certamente|va bene|volentieri|sì|si|bene|capito|ricevuto|d['’]accordo)/i;

/** Remarks about it. */
const NOTES: Patterns = [
  /(^|[.!?\n(（[【]\s*)(note|n\.b|explanation|translator['’]s note|pronunciation|romaji|pinyin|literal(ly| translation)?|context|alternatively|alternative|or more (formally|casually|naturally))\s*[:：]/i,
  /(^|[\s。(（[【])(注|注釈|注意点|補足|備考|説明|解説|直訳|発音|読み方|別案|別訳)\s*[:：]|※/,
  /(^|[\s。(（[【])(注释|注意|说明|解释|直译|拼音|备注|另一种译法|或者|或译)\s*[:：]/,
  /(^|[.!?\n(（[【]\s*)(lưu ý|ghi chú|giải thích|chú thích|nghĩa đen|phát âm|hoặc)\s*[:：]/i,
  /(^|[.!?\n(（[【]\s*)(hinweis|anmerkung|erklärung|wörtlich|aussprache|alternativ)\s*[:：]/i,
  /(^|[.!?\n(（[【]\s*)(remarque|note|explication|littéralement|prononciation|ou bien)\s*[:：]/i,
  /(^|[.!?\n(（[【]\s*)(nota|spiegazione|letteralmente|pronuncia|oppure|in alternativa)\s*[:：]/i,
  /\b(let me know|feel free|hope (this|that) helps|if you (need|have|want|would like) (any )?(more|further|other))\b/i,
  /(cần|muốn) (tôi|mình) (giúp|hỗ trợ) (gì )?thêm/i,
  /(formal|informal|polite|casual|丁寧|くだけた|正式|口语)\)?\s*[:：]/i,
];

/** What an answer is instead of a translation; undefined where nothing of it is found. */
export function findChatter(output: string, source: string): 'refusal' | 'chatter' | undefined {
  if (fits(REFUSALS, output) && !fits(REFUSALS, source)) return 'refusal';
  if (fits(HEADINGS, output) && !fits(HEADINGS, source)) return 'chatter';
  if (fits(NOTES, output) && !fits(NOTES, source)) return 'chatter';
  if (fits(OPENERS, output) && !AGREEMENT.test(source)) return 'chatter';
  return undefined;
}

function fits(patterns: Patterns, text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}
