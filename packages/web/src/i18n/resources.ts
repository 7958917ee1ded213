import type auth from './locales/ja/auth.json';
import type billing from './locales/ja/billing.json';
import type call from './locales/ja/call.json';
import type channels from './locales/ja/channels.json';
import type common from './locales/ja/common.json';
import type directCall from './locales/ja/directCall.json';
import type emergency from './locales/ja/emergency.json';
import type engines from './locales/ja/engines.json';
import type errors from './locales/ja/errors.json';
import type faceToFace from './locales/ja/faceToFace.json';
import type glossary from './locales/ja/glossary.json';
import type join from './locales/ja/join.json';
import type members from './locales/ja/members.json';
import type presets from './locales/ja/presets.json';
import type profile from './locales/ja/profile.json';
import type settings from './locales/ja/settings.json';
import type setup from './locales/ja/setup.json';
import type speechTest from './locales/ja/speechTest.json';
import type subscription from './locales/ja/subscription.json';

/** The words of the interface by namespace; Japanese is the one that the compiler reads. */
export interface Resources {
  auth: typeof auth;
  billing: typeof billing;
  call: typeof call;
  channels: typeof channels;
  common: typeof common;
  directCall: typeof directCall;
  emergency: typeof emergency;
  engines: typeof engines;
  errors: typeof errors;
  faceToFace: typeof faceToFace;
  glossary: typeof glossary;
  join: typeof join;
  members: typeof members;
  presets: typeof presets;
  profile: typeof profile;
  settings: typeof settings;
  setup: typeof setup;
  speechTest: typeof speechTest;
  subscription: typeof subscription;
}
export type Namespace = keyof Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}
