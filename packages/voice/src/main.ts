/**
 * GenbaTalk's embedded voice: a program of its own that a server starts and speaks to over a pipe
 * (`voice-pipe` of the contract). It ends when its input ends, so it never outlives the server.
 */
import { servePipe } from './pipe.js';
import { loadVoice } from './voice.js';

// Ctrl-C in a terminal reaches the whole group; the server decides when its voice falls silent.
process.on('SIGINT', () => undefined);
// The server is gone: nobody is left to speak for.
process.stdout.on('error', () => process.exit(0));
// Node's own report of an uncaught error can quote what was being read, that is, what somebody said.
process.on('uncaughtException', (error) => {
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  process.stderr.write([error.name, ...frames, ''].join('\n'));
  process.exit(1);
});

await servePipe(process.stdin, process.stdout, await loadVoice());
