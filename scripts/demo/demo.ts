import { parseArgs } from 'node:util';
import { LANGUAGE_NAMES } from '../../packages/contract/src/index.js';
import { connectPerson, type Person } from './person.js';
import { CHANNEL_NAMES, CREW, SCRIPT } from './script.js';
import { type Name, openSite, type Site } from './site.js';
import { createTable } from './table.js';

const { values } = parseArgs({
  options: {
    once: { type: 'boolean', default: false },
    port: { type: 'string', default: '0' },
    help: { type: 'boolean', default: false },
  },
});

const print = (line = '') => process.stdout.write(`${line}\n`);
const names = Object.keys(CREW) as Name[];

/** Plays the conversation and prints it as it happens. Returns whether everything was translated. */
async function play(site: Site): Promise<boolean> {
  const people = {} as Record<Name, Person>;
  for (const name of names)
    people[name] = await connectPerson(site.url, site.people[name], site.people[name].language);
  const table = createTable(
    [
      { title: 'channel', width: 18 },
      { title: 'said', width: 34 },
      { title: 'heard by', width: 18 },
      { title: 'as', width: 38 },
      { title: 'quality', width: 10 },
      { title: 'ms', width: 5 },
      { title: 'audio s', width: 7 },
    ],
    print,
  );
  let isComplete = true;
  let where: string | undefined;
  for (const line of SCRIPT) {
    const channelId = site.channels[line.where];
    if (where !== line.where) for (const name of names) await people[name].enter(channelId);
    where = line.where;
    const speaker = people[line.who];
    const { utteranceId } = await speaker.say(channelId, line.text);
    let said = `${speaker.label}: ${line.text}`;
    for (const listener of names.filter((name) => name !== line.who).map((name) => people[name])) {
      const { translations, duration } = await listener.hears(utteranceId);
      const heard = translations[listener.language];
      isComplete &&= heard !== undefined && heard.quality !== 'none' && heard.audio !== undefined;
      const seconds = heard?.durationMs === undefined ? '–' : (heard.durationMs / 1000).toFixed(1);
      table.add([
        said === '' ? '' : CHANNEL_NAMES[line.where],
        said,
        listener.label,
        heard?.text ?? '',
        heard?.quality ?? 'none',
        String(duration),
        seconds,
      ]);
      said = '';
    }
  }
  for (const name of names) people[name].leave();
  return isComplete;
}

async function main(): Promise<number> {
  if (values.help) {
    print(
      'npm run demo -- [--once] [--port N]   plays a site conversation on a throwaway server and keeps it up',
    );
    return 0;
  }
  const site = await openSite(values.port);
  try {
    const isComplete = await play(site);
    print();
    if (!isComplete) print('Not everything was translated and spoken.');
    if (values.once) return isComplete ? 0 : 1;
    print(
      'The server stays up. Open each link in a window of its own (a private window, or another browser):',
    );
    for (const name of names) {
      const { nickname, language } = CREW[name];
      print(`  ${nickname} (${LANGUAGE_NAMES[language]})  ${await site.signInLink(name)}`);
    }
    print('Stop with Ctrl-C.');
    await new Promise((resolve) => {
      process.once('SIGINT', resolve);
      process.once('SIGTERM', resolve);
    });
    return 0;
  } finally {
    await site.close();
  }
}

process.exitCode = await main();
