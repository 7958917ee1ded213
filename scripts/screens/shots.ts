import type { Page } from '@playwright/test';
import type { SignedIn } from '../../packages/contract/src/index.js';
import type { Crew } from '../../e2e/support/crew.js';

/** What a shot is taken of: a crew whose leader and first worker have the language of the sheet. */
export interface Scene {
  url: string;
  language: 'ja' | 'en' | 'vi' | 'zh';
  crew: Crew;
  /** A leader of a new company without channels. */
  newcomer: SignedIn;
}

export interface Shot {
  name: string;
  path: (scene: Scene) => string;
  as: (scene: Scene) => SignedIn | undefined;
  /** Brings the screen into the state that is shown. */
  prepare?: (page: Page, scene: Scene) => Promise<void>;
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
  { name: 'call-alone', path: ({ crew }) => `/call/${crew.channelId}`, as: leader },
];
