import { type InterfaceLanguage, USAGE_KINDS, type UsageDay } from '@genbatalk/contract';
import papaparse from 'papaparse';

const HEADERS: Readonly<Record<InterfaceLanguage, readonly [string, string, string, string]>> = {
  ja: ['日付', '対面（秒）', '1対1通話（秒）', 'チーム通話（秒）'],
  en: ['Date', 'Face to face (s)', 'One to one (s)', 'Team (s)'],
  vi: ['Ngày', 'Trực tiếp (giây)', 'Gọi riêng (giây)', 'Gọi nhóm (giây)'],
  zh: ['日期', '面对面（秒）', '一对一通话（秒）', '团队通话（秒）'],
};
/** Without it, Excel takes the file for the system's old code page. */
const BYTE_ORDER_MARK = '\u{feff}';

/** Days of use for a spreadsheet: UTF-8, one row a day, seconds as numbers, the heading in the reader's language. */
export function usageTable(days: readonly UsageDay[], language: InterfaceLanguage): string {
  const rows = days.map((day) => [day.date, ...USAGE_KINDS.map((kind) => day[kind])]);
  return BYTE_ORDER_MARK + papaparse.unparse([[...HEADERS[language]], ...rows], { newline: '\r\n' });
}
