import type { Language } from '@genbatalk/contract';

/** A single sentence that states something. */
const STATEMENT = /^([^.!?。！？…]+(?:\.(?=\d)[^.!?。！？…]+)*)[.。]$/u;
/** Words at the beginning of a sentence that are no name, so that they lose their capital. */
const LOWERED: Readonly<Record<Exclude<Language, 'ja' | 'zh'>, RegExp>> = {
  en: /^(?:The|It|It's|There|This|That|These|Those|A|An|No|Nobody|Nothing|Everything|Everyone|Someone|Something|All|Some|Not)(?= )/u,
  vi: /^(?:Trời|Mưa|Gió|Bê|Máy|Có|Không|Chưa|Đã|Đang|Xong|Hết|Cái|Chỗ|Sàn|Đường|Điện|Nước|Xe|Cẩu|Việc|Mọi|Tất|Bị|Sẵn|Giàn|Đất|Sơn|Cửa|Thang|Sắp|Ở|Người)(?= )/u,
  de: /^(?:Der|Die|Das|Es|Ein|Eine|Hier|Dort|Da|Alles|Alle|Jemand|Niemand|Kein|Keine|Etwas|Nichts)(?= )/u,
  fr: /^(?:Le|La|Les|L'|Un|Une|Il|Ils|Elle|Elles|On|Ce|C'|Ça|Tout|Tous|Quelqu'un|Personne|Rien)(?= |(?<='))/u,
  it: /^(?:Il|Lo|La|I|Gli|Le|L'|Un|Una|Uno|È|C'è|Ci|Non|Tutto|Tutti|Qualcuno|Nessuno|Sta)(?= |(?<='))/u,
};
/** Finite verbs that stand last where German makes a clause of a sentence, and what is none although it looks like one. */
const GERMAN_VERB =
  /^((?:[\p{L}-]+ ){1,4}?)(ist|sind|hat|haben|wird|werden|kann|können|steht|läuft|kommt|fehlt|regnet|schneit|geht)((?: [\p{L}\d,-]+)*)$/u;
const GERMAN_PREFIX = /^(?:an|ab|auf|aus|ein|los|weg|zu|zurück|weiter|vorbei)$/u;
const JAPANESE_POLITE: readonly (readonly [end: RegExp, open: string])[] = [
  [/ませんでした$/u, 'ませんでしたら'],
  [/ません$/u, 'ませんでしたら'],
  [/ました$/u, 'ましたら'],
  [/ます$/u, 'ましたら'],
  [/でした$/u, 'でしたら'],
  [/です$/u, 'でしたら'],
];

/** A statement as a condition ("It's raining." as "If it's raining:"); undefined where it cannot be put so. */
export function writeCondition(text: string, language: Language): string | undefined {
  const said = STATEMENT.exec(text)?.[1];
  if (said === undefined) return undefined;
  switch (language) {
    case 'ja': {
      const ending = JAPANESE_POLITE.find(([end]) => end.test(said));
      return ending === undefined ? undefined : `もし、${said.replace(...ending)}、`;
    }
    case 'zh':
      return `如果${said}的话，`;
    case 'en':
      return `If ${lowered(said, language)}:`;
    case 'vi':
      return `Nếu ${lowered(said, language)} thì:`;
    case 'de':
      return germanClause(said);
    case 'fr': {
      const clause = lowered(said, language);
      return /^ils? /u.test(clause) ? `S'${clause} :` : `Si ${clause} :`;
    }
    case 'it':
      return `Se ${lowered(said, language)}:`;
  }
}

function lowered(said: string, language: keyof typeof LOWERED): string {
  return said.replace(LOWERED[language], (word) => word.toLocaleLowerCase(language));
}

/** "Der Kran kommt an" as "Wenn der Kran ankommt:". */
function germanClause(said: string): string | undefined {
  const found = GERMAN_VERB.exec(lowered(said, 'de'));
  if (found === null || said.includes(',')) return undefined;
  const [, subject = '', verb = '', rest = ''] = found;
  const words = rest.trim().split(' ');
  const last = words.at(-1) ?? '';
  const joined = GERMAN_PREFIX.test(last) ? [...words.slice(0, -1), `${last}${verb}`] : [...words, verb];
  return `Wenn ${subject}${joined.join(' ').trim()}:`;
}
