import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './run-tool';
import { wavOfWebm } from './webm-opus';

/** Wide enough that a synthetic voice is understood; findings of the measurements with four voices. */
const BEAMS = ['-beam', '1e-80', '-pbeam', '1e-80', '-wbeam', '1e-60'];

/** A real recogniser with the API that OpenAI documents for `/audio/transcriptions`. English, and only `sentences`. */
export interface RecognitionServer {
  readonly url: string;
  /** What it was sent, by the fields of the form. */
  readonly requests: { language: string; prompt: string; mimeType: string; text: string }[];
  close(): Promise<void>;
}

export async function startRecognitionServer(sentences: readonly string[]): Promise<RecognitionServer> {
  const folder = await mkdtemp(join(tmpdir(), 'genbatalk-recognition-'));
  const grammar = join(folder, 'site.gram');
  await writeFile(grammar, `#JSGF V1.0;\ngrammar site;\npublic <sentence> = ${sentences.join(' | ')};\n`);
  const requests: RecognitionServer['requests'] = [];

  async function transcribe(incoming: IncomingMessage) {
    const form = await readForm(incoming);
    const file = form.get('file');
    if (!(file instanceof File)) throw new Error('no file');
    const wav = join(folder, `${requests.length}.wav`);
    await writeFile(wav, wavOfWebm(Buffer.from(await file.arrayBuffer())));
    const heard = await runTool('pocketsphinx_continuous', [
      ...['-infile', wav, '-jsgf', grammar, '-logfn', '/dev/null'],
      ...BEAMS,
    ]);
    const text = heard.trim().replaceAll('\n', ' ');
    requests.push({
      language: field(form, 'language'),
      prompt: field(form, 'prompt'),
      mimeType: file.type,
      text,
    });
    return { task: 'transcribe', language: 'english', text, segments: [] };
  }

  const server = createServer((incoming, response) => {
    transcribe(incoming).then(
      (answer) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer)),
      (error: unknown) => {
        process.stderr.write(`the recogniser of the journey failed: ${String(error)}\n`);
        response.writeHead(500).end();
      },
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function field(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

async function readForm(incoming: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  const headers = { 'content-type': incoming.headers['content-type'] ?? '' };
  return new Response(new Uint8Array(Buffer.concat(chunks)), { headers }).formData();
}
