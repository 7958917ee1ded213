import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { io, type Socket } from 'socket.io-client';
import type {
  ClientToServerEvents,
  ServerToClientEvents,
  SignedIn,
} from '../../packages/contract/src/index.js';
import type { Scene, Shot } from './shots.js';

type PersonSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

const PATIENCE_MS = 20_000;
const PLACE = { latitude: 35.681236, longitude: 139.767125, accuracy: 12 };
const leader = ({ crew }: Scene) => crew.leader;
const worker = ({ crew }: Scene) => crew.workers[0];
const call = ({ crew }: Scene) => `/call/${crew.channelId}`;

/** Somebody of the crew on an own socket, until the shot is taken. */
async function connect(page: Page, { url }: Scene, { user, token }: SignedIn): Promise<PersonSocket> {
  const socket: PersonSocket = io(url, { transports: ['websocket'], auth: { token } });
  page.once('close', () => socket.disconnect());
  await socket.timeout(PATIENCE_MS).emitWithAck('register-user', { language: user.language });
  return socket;
}

/** Two workers enter the channel; gives the sockets. */
async function crewEnters(page: Page, scene: Scene): Promise<PersonSocket[]> {
  const sockets: PersonSocket[] = [];
  for (const person of scene.crew.workers.slice(1, 3)) {
    const socket = await connect(page, scene, person);
    const { channelId } = scene.crew;
    await socket
      .timeout(PATIENCE_MS)
      .emitWithAck('join-channel', { channelId, language: person.user.language });
    sockets.push(socket);
  }
  return sockets;
}

/** A worker raises the alarm; it is ended when the shot is taken, so that no other shot shows it. */
async function alarm(page: Page, scene: Scene, sender: SignedIn | undefined): Promise<void> {
  if (sender === undefined) throw new Error('the crew has no such worker');
  const { crew } = scene;
  const socket = await connect(page, scene, sender);
  const alertId = randomUUID();
  const boss: PersonSocket = io(scene.url, { transports: ['websocket'], auth: { token: crew.leader.token } });
  page.once('close', () => {
    boss.emit('emergency-close', { alertId }, () => boss.disconnect());
  });
  const { channelId } = crew;
  await socket.timeout(PATIENCE_MS).emitWithAck('emergency-alert', { alertId, channelId, location: PLACE });
  await page.locator('[data-alarm]').waitFor();
}

const tiles = (page: Page) => page.locator('button[data-user]');
const actions = (page: Page) => page.getByRole('group').getByRole('button');

/** The ways of the call screen beside talking, and alarms. */
export const CALL_SHOTS: readonly Shot[] = [
  {
    name: 'call-person',
    path: call,
    as: leader,
    async prepare(page, scene) {
      await crewEnters(page, scene);
      await tiles(page).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'call-muted',
    path: call,
    as: worker,
    async prepare(page, scene) {
      await crewEnters(page, scene);
      const { channelId, leader: boss } = scene.crew;
      const targetUserId = scene.crew.workers[0]?.user.id ?? '';
      const socket: PersonSocket = io(scene.url, { transports: ['websocket'], auth: { token: boss.token } });
      // Lifted again when the shot is taken, so that no other shot shows it.
      page.once('close', () => {
        socket.emit('toggle-mute-user', { channelId, targetUserId, mute: false }, () => socket.disconnect());
      });
      await socket.timeout(PATIENCE_MS).emitWithAck('join-channel', { channelId, language: 'ja' });
      await page.locator('button[data-state=idle]').waitFor();
      await socket
        .timeout(PATIENCE_MS)
        .emitWithAck('toggle-mute-user', { channelId, targetUserId, mute: true });
      await page.locator('button[data-state=disabled]').waitFor();
    },
  },
  {
    name: 'call-hands-free',
    path: call,
    as: worker,
    async prepare(page, scene) {
      await crewEnters(page, scene);
      await page.getByRole('group').locator('button[aria-pressed]').click();
      await page.locator('button[data-state=locked]').waitFor();
    },
  },
  {
    name: 'call-correcting',
    path: call,
    as: worker,
    async prepare(page, scene) {
      await crewEnters(page, scene);
      const field = page.getByRole('textbox');
      if (!(await field.isVisible())) await actions(page).nth(1).click();
      await field.fill('Stop the crane!');
      await page.keyboard.press('Enter');
      const own = page.locator('article[data-own=true][data-sequence]').last();
      await own.locator('button').first().click();
      await page.keyboard.press('End');
    },
  },
  {
    name: 'preset-sheet',
    path: call,
    as: worker,
    async prepare(page, scene) {
      await crewEnters(page, scene);
      await actions(page).first().click();
      await page.locator('section[data-category=materials]').waitFor();
    },
  },
  {
    name: 'preset-received',
    path: call,
    as: leader,
    async prepare(page, scene) {
      const [li] = await crewEnters(page, scene);
      const { channelId } = scene.crew;
      for (const [phraseKey, category] of [
        ['confirmed', 'materials'],
        ['stay-back', 'safety'],
      ] as const)
        await li?.timeout(PATIENCE_MS).emitWithAck('send-preset-phrase', { channelId, phraseKey, category });
      await page.locator('article[data-critical=true]').last().waitFor();
    },
  },
  {
    name: 'emergency-confirm',
    path: call,
    as: worker,
    async prepare(page) {
      await page.context().grantPermissions(['geolocation', 'microphone']);
      await page.context().setGeolocation(PLACE);
      await actions(page).last().click();
      const button = page.getByRole('dialog').locator('button[data-held]');
      await button.hover();
      await page.mouse.down();
      await page.getByRole('dialog').locator('button[data-held=true]').waitFor();
    },
  },
  {
    name: 'emergency-ringing',
    path: () => '/channels',
    as: leader,
    prepare: (page, scene) => alarm(page, scene, scene.crew.workers[1]),
  },
  {
    name: 'emergency-status',
    path: call,
    as: leader,
    async prepare(page, scene) {
      await alarm(page, scene, scene.crew.workers[1]);
      await page.locator('[data-alarm] button').last().click();
      await page.locator('[data-alarm][data-ringing=false] [data-group=confirmed]').waitFor();
      await page.locator('[data-alarm] button').last().click();
    },
  },
  {
    name: 'emergency-bar',
    path: call,
    as: worker,
    async prepare(page, scene) {
      await alarm(page, scene, scene.crew.workers[1]);
      await page.locator('[data-alarm] button').last().click();
      await page.locator('[data-alarm][data-ringing=false] button').first().click();
      await page.locator('[data-alarm]').waitFor({ state: 'detached' });
    },
  },
];
