import type { Page } from '@playwright/test';
import type { Crew } from '../../e2e/support/crew.js';
import { hold } from '../../e2e/support/people.js';
import { prepareSpeech } from '../../e2e/support/recogniser.js';
import type { SignedIn } from '../../packages/contract/src/index.js';
import { connectPerson, type Person } from '../demo/person.js';
import { CALL_SHOTS } from './call-shots.js';
import { DIRECT_CALL_SHOTS } from './direct-call-shots.js';
import { FACE_SHOTS } from './face-shots.js';
import { PEOPLE_SHOTS } from './people-shots.js';
import { SUBSCRIPTION_SHOTS } from './subscription-shots.js';
import { TRANSLATION_SHOTS } from './translation-shots.js';

/** What a shot is taken of: a crew whose leader and first worker have the language of the sheet. */
export interface Scene {
  url: string;
  language: 'ja' | 'en' | 'vi' | 'zh';
  crew: Crew;
  /** A leader of a new company without channels, in its trial. */
  newcomer: SignedIn;
  /** A leader whose company's trial is over. */
  lapsed: SignedIn;
  /** A leader whose company's minutes are used up, and nearly. */
  busy: SignedIn;
}

export interface Shot {
  name: string;
  path: (scene: Scene) => string;
  as: (scene: Scene) => SignedIn | undefined;
  /** Brings the screen into the state that is shown. */
  prepare?: (page: Page, scene: Scene) => Promise<void>;
}

/** Other people of the crew enter the channel and say what is given, until the shot is taken. */
async function crewTalks(
  page: Page,
  { url, crew }: Scene,
  lines: readonly (readonly [number, string])[],
): Promise<void> {
  const people: Person[] = [];
  for (const worker of crew.workers.slice(1)) {
    const person = await connectPerson(url, worker, worker.user.language);
    await person.enter(crew.channelId);
    people.push(person);
  }
  page.once('close', () => {
    for (const person of people) person.leave();
  });
  for (const [speaker, text] of lines) await people[speaker]?.say(crew.channelId, text);
  await page
    .getByRole('article')
    .nth(lines.length - 1)
    .waitFor();
}

const nobody = () => undefined;
const leader = ({ crew }: Scene) => crew.leader;
const worker = ({ crew }: Scene) => crew.workers[0];

export const SHOTS: readonly Shot[] = [
  { name: 'login', path: () => '/login', as: nobody },
  {
    name: 'login-refused',
    path: () => '/login',
    as: nobody,
    async prepare(page) {
      await page.locator('input').first().fill('nobody@example.com');
      await page.locator('input[type=password]').fill('wrong-password');
      await page.locator('button[type=submit]').click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'register', path: () => '/register', as: nobody },
  {
    name: 'register-wrong',
    path: () => '/register',
    as: nobody,
    async prepare(page) {
      await page.locator('input[type=password]').first().fill('12345');
      await page.locator('button[type=submit]').click();
    },
  },
  { name: 'signin', path: () => '/signin/some-token', as: nobody },
  { name: 'channels-leader', path: () => '/channels', as: leader },
  { name: 'channels-worker', path: () => '/channels', as: worker },
  { name: 'channels-empty', path: () => '/channels', as: ({ newcomer }) => newcomer },
  { name: 'face-to-face-start', path: () => '/face-to-face', as: nobody },
  {
    name: 'face-to-face-talk',
    path: () => '/face-to-face',
    as: nobody,
    async prepare(page) {
      await page
        .getByRole('button')
        .filter({ has: page.locator('[data-side]') })
        .click();
      for (const [side, text] of [
        ['host', 'ヘルメットをかぶってください'],
        ['guest', 'Where is the toilet?'],
        ['host', 'ここに置いてください'],
      ] as const) {
        await prepareSpeech(page, text);
        const half = page.locator(`section[data-side=${side}]`);
        const button = half.locator('button[data-state]');
        await hold(page, button, () => half.locator('button[data-state=speaking]').waitFor());
        await half.locator('button[data-state=idle]').waitFor();
        await page.getByText(text).first().waitFor();
      }
    },
  },
  {
    name: 'call-talk',
    path: ({ crew }) => `/call/${crew.channelId}`,
    as: leader,
    prepare: (page, scene) =>
      crewTalks(page, scene, [
        [0, '明白了。'],
        [1, 'Where do I put it?'],
        [2, 'Nguy hiểm! Lùi lại!'],
        [3, '例の図面の件、どうなりましたか'],
      ]),
  },
  {
    name: 'call-speaking',
    path: ({ crew }) => `/call/${crew.channelId}`,
    as: worker,
    async prepare(page, scene) {
      await crewTalks(page, scene, [[2, 'Nguy hiểm! Lùi lại!']]);
      await prepareSpeech(page, '…');
      const button = page.locator('button[data-state]');
      await button.hover();
      await page.mouse.down();
      await page.locator('button[data-state=speaking]').waitFor();
    },
  },
  {
    name: 'call-reconnecting',
    path: ({ crew }) => `/call/${crew.channelId}`,
    as: worker,
    async prepare(page, scene) {
      await crewTalks(page, scene, [[2, 'Nguy hiểm! Lùi lại!']]);
      await page.context().setOffline(true);
      await page.getByText(/1\/10/).waitFor({ timeout: 30_000 });
    },
  },
  { name: 'call-alone', path: ({ crew }) => `/call/${crew.channelId}`, as: leader },
  ...DIRECT_CALL_SHOTS,
  ...PEOPLE_SHOTS,
  ...FACE_SHOTS,
  ...CALL_SHOTS,
  ...SUBSCRIPTION_SHOTS,
  ...TRANSLATION_SHOTS,
];
