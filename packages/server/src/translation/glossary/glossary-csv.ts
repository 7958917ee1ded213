import {
  GLOSSARY_LIMITS,
  type GlossaryEntry,
  type GlossaryImportError,
  type GlossaryTerm,
  glossaryEntrySchema,
  isLanguage,
  LANGUAGES,
} from '@genbatalk/contract';
import Papa from 'papaparse';

const COLUMNS = [
  'language',
  'term',
  'spoken_forms',
  'meaning',
  ...LANGUAGES,
  'approved',
  'approved_by',
  'approved_at',
] as const;
/** A file without these is no glossary; who approved and when is written for people and not read again. */
const REQUIRED = ['language', 'term'] as const;
const BETWEEN_FORMS = '|';
/** Excel reads UTF-8 only behind this mark. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet would take for a formula, in the width that Japanese keyboards write too. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/u;
const ESCAPED_FORMULA = /^'(?=[=+\-@\t\r＝＋－＠])/u;
/** What a decoder writes for bytes that are no UTF-8: the file was saved in another encoding. */
const UNDECODED = '\uFFFD';
/** Nobody reads more, and a table of nothing but faults has hundreds of thousands. */
const MOST_ERRORS = 200;
const YES = /^(?:yes|y|true|1|はい|有|済|〇|○|có|是)$/iu;

export interface ParsedGlossary {
  entries: GlossaryEntry[];
  errors: GlossaryImportError[];
}

/** The terms as a table that spreadsheets open: UTF-8 with its mark, CRLF, no cell that runs as a formula. */
export function writeGlossary(terms: readonly GlossaryTerm[]): string {
  const rows = terms.map((term) => ({
    language: term.language,
    term: term.term,
    spoken_forms: term.spokenForms.join(BETWEEN_FORMS),
    meaning: term.meaning,
    ...Object.fromEntries(LANGUAGES.map((language) => [language, term.translations[language] ?? ''])),
    approved: term.approved === null ? 'no' : 'yes',
    approved_by: term.approved?.by ?? '',
    approved_at: term.approved?.at ?? '',
  }));
  const csv = Papa.unparse(
    { fields: [...COLUMNS], data: rows },
    { newline: '\r\n', escapeFormulae: FORMULA },
  );
  return BYTE_ORDER_MARK + csv;
}

/**
 * Reads such a table, with commas, semicolons or tabs. Every line is checked, and every fault named by line and
 * column; the caller takes over all lines or none.
 */
export function readGlossary(csv: string): ParsedGlossary {
  const { data, errors, meta } = Papa.parse<Record<string, string>>(csv.replace(/^[\uFEFF\r\n]+/u, ''), {
    header: true,
    transformHeader: (heading) => heading.trim().toLowerCase(),
    transform: (cell) => cell.trim().replace(ESCAPED_FORMULA, ''),
  });
  const missing = REQUIRED.filter((column) => meta.fields?.includes(column) !== true);
  if (missing.length > 0) {
    return { entries: [], errors: missing.map((column) => ({ line: 1, column, code: 'column-missing' })) };
  }
  // A line with too few cells is one whose last columns are empty; quotes that do not close are a broken file.
  const broken = errors.filter(({ type }) => type === 'Quotes');
  if (broken.length > 0) {
    return {
      entries: [],
      errors: broken
        .slice(0, MOST_ERRORS)
        .map(({ row }) => ({ line: (row ?? 0) + 1, column: '', code: 'malformed' })),
    };
  }
  const found: GlossaryImportError[] = [];
  const seen = new Set<string>();
  const entries = data.flatMap((cells, at) => {
    // Empty lines count: a spreadsheet numbers them too.
    if (Object.values(cells).every((cell) => cell === '')) return [];
    const line = at + 2;
    const entry = readLine(cells, (column, code) => found.push({ line, column, code }));
    if (entry === undefined) return [];
    const key = `${entry.language} ${entry.term}`;
    if (seen.has(key)) found.push({ line, column: 'term', code: 'duplicate' });
    seen.add(key);
    return [entry];
  });
  if (entries.length > GLOSSARY_LIMITS.terms) {
    found.push({ line: GLOSSARY_LIMITS.terms + 2, column: '', code: 'too-many' });
  }
  return { entries, errors: found.slice(0, MOST_ERRORS) };
}

function readLine(
  cells: Record<string, string>,
  refuse: (column: string, code: GlossaryImportError['code']) => void,
): GlossaryEntry | undefined {
  const cell = (column: string) => cells[column] ?? '';
  for (const column of Object.keys(cells)) if (cell(column).includes(UNDECODED)) refuse(column, 'malformed');
  const language = cell('language').toLowerCase();
  if (language === '') refuse('language', 'missing');
  else if (!isLanguage(language)) refuse('language', 'language-unknown');
  const parsed = glossaryEntrySchema.safeParse({
    // A wrong language is told above; the other columns are checked all the same.
    language: isLanguage(language) ? language : 'ja',
    term: cell('term'),
    spokenForms: cell('spoken_forms')
      .split(BETWEEN_FORMS)
      .map((form) => form.trim())
      .filter((form) => form !== ''),
    meaning: cell('meaning'),
    translations: Object.fromEntries(
      LANGUAGES.filter((each) => each !== language && cell(each) !== '').map((each) => [each, cell(each)]),
    ),
    approved: YES.test(cell('approved')),
  });
  if (parsed.success) return isLanguage(language) ? parsed.data : undefined;
  for (const issue of parsed.error.issues) {
    const [field, part] = issue.path.map(String);
    const column = field === 'translations' ? (part ?? '') : field === 'spokenForms' ? 'spoken_forms' : field;
    const isList = field === 'spokenForms' && part === undefined;
    refuse(
      column ?? '',
      issue.code === 'too_small'
        ? 'missing'
        : issue.code === 'too_big'
          ? isList
            ? 'too-many'
            : 'too-long'
          : 'malformed',
    );
  }
  return undefined;
}
