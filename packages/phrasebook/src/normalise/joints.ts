import type { Language } from '@genbatalk/contract';
import { finishEnglish, finishGerman, turnGerman } from './clause-forms.js';
import type { Link } from './cuts.js';

export type SpacedLanguage = Exclude<Language, 'ja' | 'zh'>;

/** A joining word: where it stands, and the words under which clauses with it are known; its own where none are given. */
export interface Joint {
  readonly link: Link;
  readonly pattern: RegExp;
  readonly known?: readonly string[];
}

export interface Joints {
  readonly leading: readonly Joint[];
  /** The same between two clauses, with the spaces and the comma around it. */
  readonly between: readonly Joint[];
  /** What only takes up again behind a clause: "then", "thì". */
  readonly resume: RegExp;
  /** What stands before the first of two sentences and belongs to the joining word: "first". */
  readonly lead: RegExp;
  /** A sentence behind which the joining word asks (check if …) or means something else (even if …). */
  readonly refusesBefore: RegExp;
  /** The clause as a main clause, beside as it is. */
  readonly formsOf: (clause: string, link: Link) => string[];
  /** A main clause behind its subordinate one, in its own order of words. */
  readonly invert?: (main: string) => string[];
}

type Words = Partial<Readonly<Record<Link, readonly (readonly [words: string, known?: string])[]>>>;

/** The joints of a language from its words: those that may lead also stand inside, behind a comma or a space. */
function jointsOf(words: Words, only: Words = {}): Pick<Joints, 'leading' | 'between'> {
  const list = (from: Words, make: (words: string) => RegExp): Joint[] =>
    (Object.entries(from) as [Link, readonly (readonly [string, string?])[]][]).flatMap(([link, all]) =>
      all.map(([each, known]) => ({
        link,
        pattern: make(each),
        ...(known === undefined ? {} : { known: known.split('|') }),
      })),
    );
  return {
    leading: list(words, (each) => new RegExp(`^(?:${each})(?<=^|[' ])(?=\\S)`, 'iu')),
    between: list(
      { ...words, ...only, so: only.so ?? [] },
      (each) => new RegExp(`,? (?:${each})(?<=[' ])(?=\\S)`, 'iu'),
    ),
  };
}

export const JOINTS: Readonly<Record<SpacedLanguage, Joints>> = {
  en: {
    ...jointsOf(
      {
        when: [
          [
            '(?:when(?:ever)?|while|as long as|once|as soon as|if(?: ever)?|every time|each time|the moment) ',
            'if',
          ],
        ],
        before: [['(?:right |just )?before ', 'before']],
        after: [['(?:right |just )?after ', 'after|if']],
        until: [['(?:until|till|til) ', 'until']],
        at: [['(?=(?:in case of|in an emergency|in the|on my|during|without|at the|for) )']],
        so: [['(?:because|since|as) ']],
      },
      {
        so: [['(?:and )?so (?!that )']],
        then: [['(?:and then|then|and after that|after that) ']],
        and: [['and (?!then |after that |so )(?:also )?']],
        but: [['but ']],
      },
    ),
    resume: /^(?:then|so) (?=\S)/iu,
    lead: /^first,? (?=\S)/iu,
    refusesBefore:
      /(?:^|\b)(?:check|see|ask|know|wonder|sure|look|understand|remember|find out|test|confirm|verify|tell (?:him|her|them)|what|where|how|who|even|only|as|and|or|not|no|just|but|if|that|so|unless|shortly|long|day|week|year|month|minutes?|hours?|days?)$/u,
    formsOf: finishEnglish,
  },
  vi: {
    ...jointsOf(
      {
        when: [
          [
            '(?:nếu như|nếu|khi nào|(?<!trước |sau |đến |tới |mỗi |ngay |một |trong |chờ |đợi )khi|lúc nào|(?<!trước |đến |tới )lúc|hễ|mỗi khi|mỗi lần|ngay khi|một khi|đợi đến khi|chờ đến khi|trong trường hợp) ',
            'nếu',
          ],
        ],
        before: [
          ['(?:trước khi|trước lúc) ', 'trước khi'],
          ['trước (?!khi|lúc)', 'trước'],
        ],
        after: [
          ['(?:sau khi) ', 'sau khi|nếu'],
          ['sau (?!khi|đó)', 'sau'],
        ],
        until: [['(?:cho đến khi|cho tới khi|đến khi|tới khi|đến lúc|cho đến lúc) ', 'đến khi']],
        at: [['(?=(?:trong lúc|trong khi|không có|chưa có) )']],
        so: [['(?:bởi vì|tại vì|vì|do) ']],
      },
      {
        so: [['(?:cho nên|nên|vì vậy|vì thế) ']],
        thenIf: [['thì ', 'nếu']],
        and: [['và (?:cũng )?']],
        then: [['(?:sau đó|rồi sau đó|rồi mới|rồi hãy|rồi hẵng|xong mới|rồi) ']],
        but: [['(?:nhưng mà|nhưng) ']],
      },
    ),
    resume: /^(?:thì|hãy|mới|là|nhớ) (?=\S)/iu,
    lead: /^(?:trước tiên|đầu tiên|trước hết|vì|bởi vì|tại vì|do) (?=\S)/iu,
    refusesBefore: /(?:^| )(?:xem|hỏi|biết|chỉ|trừ|ngay cả|dù|và|hoặc|không|chưa|đừng|kể cả|là|thì|từ|vào)$/u,
    formsOf: (clause) => [clause.replace(/ (?:rồi|xong)$/u, ''), `${clause} rồi`],
  },
  de: {
    ...jointsOf(
      {
        when: [['(?:immer wenn|solange(?! bis)|jedes mal wenn|wenn|sobald|falls|sofern) ', 'wenn']],
        before: [['(?:bevor|ehe) ', 'bevor']],
        after: [['nachdem ', 'nachdem|wenn']],
        until: [['(?:so lange,? bis|solange bis|bis) ', 'bis']],
        at: [['(?=(?:vor|nach|bei|beim|im|während|auf|ohne|am) )']],
        so: [['(?:weil|da) ']],
      },
      {
        so: [['(?:deshalb|deswegen|darum|daher|also) ']],
        and: [['und (?!dann |danach |anschließend )(?:auch )?']],
        then: [['(?:und dann|und danach|dann|danach|und anschließend|anschließend) ']],
        but: [['aber ']],
      },
    ),
    resume: /^(?:dann|so) (?=\S)/iu,
    lead: /^(?:erst|zuerst|zunächst) (?=\S)/iu,
    refusesBefore:
      /(?:^| )(?:nur|auch|selbst|und|oder|nicht|kein|nie|wissen|weiß|sehen|sogar|erst|von|kurz|außer|als|mal|was|wie)$/u,
    formsOf: finishGerman,
    invert: turnGerman,
  },
  fr: {
    ...jointsOf(
      {
        when: [
          [
            "(?:quand|pendant que|pendant qu'|lorsque |lorsqu'|dès que|dès qu'|si jamais|s'(?=ils? )|si|une fois que|une fois qu'|chaque fois que|chaque fois qu'|à chaque fois que|au cas où) ?",
            'si',
          ],
          ["(?:tant que |tant qu')", 'tant que|si'],
        ],
        before: [["avant (?:que |qu'|de |d')"], ['avant (?!de |que )']],
        after: [['après (?!que )'], ["après (?:que |qu')", 'après|si']],
        until: [
          ["jusqu'à ce (?:que |qu')", "jusqu'à ce que"],
          ["(?<=attend(?:ez|s|re|ons) )(?:que |qu')", "jusqu'à ce que"],
        ],
        at: [['(?=(?:en cas|à mon|pendant|sans|lors|en|sur|une fois) )']],
        so: [['(?:comme |parce que |puisque |vu que )']],
      },
      {
        so: [["(?:donc|alors|du coup|c'est pourquoi) "]],
        and: [['et (?!puis |ensuite |après |alors )(?:aussi )?']],
        then: [['(?:et puis|puis|et ensuite|ensuite|et après|et alors) ']],
        but: [['mais ']],
      },
    ),
    resume: /^(?:alors|donc) (?=\S)/iu,
    lead: /^(?:d'abord|commencez par) (?=\S)/iu,
    refusesBefore:
      /(?:^| |')(?:vérifiez|vérifier|vérifie|voir|voyez|vois|regardez|regarde|regarder|contrôlez|contrôle|contrôler|demandez|demander|sais|savez|savoir|sûr|que|même|seulement|et|ou|sauf|juste|comme|peu|jours?|heures?|minutes?)$/u,
    formsOf: (clause) => [clause.replace(/(?<=\S )ne (?=\S)/u, '')],
  },
  it: {
    ...jointsOf(
      {
        when: [
          ['(?:quando|mentre|non appena|appena|una volta che|ogni volta che|nel caso|qualora|se) ', 'se'],
        ],
        before: [["prima (?:di |che |del |della |dell'|dei |delle )"]],
        after: [['dopo (?!che )'], ['dopo che ', 'dopo|se']],
        until: [
          ['(?:finché non|fino a quando non|fino a che non) ', 'finché non'],
          ['finché (?!non )', 'finché'],
          ['(?<=aspett(?:i|a|ate|are|iamo) )che ', 'prima che'],
        ],
        at: [['(?=(?:in caso|al mio|durante|senza|una volta|in) )']],
        so: [['(?:siccome|poiché|dato che|visto che) ']],
      },
      {
        so: [['(?:quindi|perciò|allora|e quindi) ']],
        and: [['e(?:d)? (?!poi |dopo |quindi )(?:anche )?']],
        then: [['(?:e poi|poi|e dopo|dopodiché) ']],
        but: [['(?:ma|però) ']],
      },
    ),
    resume: /^(?:allora) (?=\S)/iu,
    lead: /^(?:prima|per prima cosa) (?=\S)/iu,
    refusesBefore:
      /(?:^| )(?:verifichi|verificare|verifica|controlli|controllare|controlla|vedere|veda|vedi|guardi|guarda|guardare|guardate|chieda|chiedere|so|sa|sapere|sicuro|anche|solo|e|o|non|come|tranne|proprio|poco|giorni|ore|minuti)$/u,
    formsOf: () => [],
  },
};
