import { type InterfaceLanguage, interfaceLanguageFor } from '@genbatalk/contract';
import { type BackendModule, createInstance, type ReadCallback, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { keepLanguage } from './interface-language';
import type { Namespace } from './resources';

// One small file per language and namespace, so that a phone loads the words it shows and no others.
const files = import.meta.glob<{ default: ResourceKey }>('./locales/*/*.json');

async function readWords(language: string, namespace: string, done: ReadCallback): Promise<void> {
  try {
    const load = files[`./locales/${language}/${namespace}.json`];
    if (load === undefined) throw new Error(`no ${namespace} in ${language}`);
    done(null, (await load()).default);
  } catch (cause) {
    done(new Error('words not loaded', { cause }), false);
  }
}

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => void readWords(language, namespace, done),
};

export const i18n = createInstance();

/** Starts the interface in a language; `common` and `errors` are there when it resolves. */
export async function startI18n(language: InterfaceLanguage): Promise<void> {
  i18n.on('languageChanged', (changed) => {
    document.documentElement.lang = changed;
  });
  await i18n
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      // Every key exists in every language (a test holds that), so a second one is never loaded.
      fallbackLng: false,
      ns: ['common', 'errors'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
}

/** The interface language that is on the screen. */
export function currentInterfaceLanguage(): InterfaceLanguage {
  return interfaceLanguageFor(i18n.language);
}

/** Shows the interface in a language without keeping it: it is the user's, not a choice made here. */
export async function showLanguage(language: InterfaceLanguage): Promise<void> {
  if (i18n.language !== language) await i18n.changeLanguage(language);
}

/** Shows a language that somebody chose, and keeps it (APP-09). */
export async function chooseLanguage(language: InterfaceLanguage): Promise<void> {
  keepLanguage(language);
  await showLanguage(language);
}

/** Loads the words of a screen together with its code. */
export function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  return i18n.loadNamespaces([...namespaces]);
}
