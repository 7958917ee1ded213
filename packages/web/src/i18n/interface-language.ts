import {
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  interfaceLanguageFor,
  type User,
} from '@genbatalk/contract';
import { readStored, STORAGE_KEYS, writeStored } from '../device/storage';

/** The interface language at start: the signed-in user's, else the one last chosen, else ja (APP-08, APP-09). */
export function startLanguage(user: Pick<User, 'language'> | null, stored: string | null): InterfaceLanguage {
  return interfaceLanguageFor(user === null ? stored : user.language);
}

export function storedLanguage(): string | null {
  return readStored(STORAGE_KEYS.language);
}

/** Keeps the language last chosen for the next start without a user. */
export function keepLanguage(language: InterfaceLanguage): void {
  writeStored(STORAGE_KEYS.language, language);
}

/** Keeps a user's language where nobody has chosen one yet, so that signing out does not end in ja. */
export function keepFirstLanguage(language: string): void {
  const exists = INTERFACE_LANGUAGES.find((candidate) => candidate === language);
  if (exists !== undefined && storedLanguage() === null) keepLanguage(exists);
}
