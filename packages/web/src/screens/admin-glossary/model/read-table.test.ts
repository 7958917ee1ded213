import { expect, test } from 'vitest';
import { readTable } from './read-table';

const TABLE = 'language,term\r\nja,足場';
/** 足場 in Shift_JIS, as Excel saves it in Japan. */
const SHIFT_JIS = [0x91, 0xab, 0x8f, 0xea];
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const utf16 = (text: string) => [0xff, 0xfe, ...new Uint8Array(new Uint16Array(ascii(text)).buffer)];
const read = (bytes: readonly number[], language = 'ja') =>
  readTable(new Blob([new Uint8Array(bytes)]), language);

test('a table is read as UTF-8, with its mark and without', async () => {
  expect(await readTable(new Blob([TABLE]), 'ja')).toBe(TABLE);
  expect(await readTable(new Blob(['\uFEFF', TABLE]), 'zh')).toBe(TABLE);
});

test('a table that a spreadsheet saved as it does on its own keeps its letters', async () => {
  expect(await read([...ascii('language,term\r\nja,'), ...SHIFT_JIS])).toBe(TABLE);
  expect(await read(ascii('ja,').concat([0xbd, 0xc5, 0xca, 0xd6]), 'zh')).toBe('ja,脚手');
  expect(await read(ascii('vi,').concat([0xf0, 0xe0]), 'vi')).toBe('vi,đà');
  expect(await read(ascii('de,Ger').concat([0xfc, 0x73, 0x74]), 'en')).toBe('de,Gerüst');
  expect(await read(utf16('language\tterm'))).toBe('language\tterm');
});
