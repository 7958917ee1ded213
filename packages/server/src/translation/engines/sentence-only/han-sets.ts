const HAN = /\p{Script=Han}/u;

/** The Han letters of JIS X 0208, which Japanese is written with; `来`, not `问`. */
export const japaneseHan: ReadonlySet<string> = decodeRows(
  'shift_jis',
  [...range(0x88, 0x9f), ...range(0xe0, 0xea)],
  0x40,
  0xfc,
);
/** The Han letters of GB 2312, which simplified Chinese is written with; `来`, not `場`. */
export const simplifiedHan: ReadonlySet<string> = decodeRows('gbk', range(0xb0, 0xf7), 0xa1, 0xfe);

/** The platform knows both standards as encodings: their tables need not be shipped. */
function decodeRows(encoding: string, leads: readonly number[], from: number, to: number): Set<string> {
  const bytes = leads.flatMap((lead) => range(from, to).flatMap((trail) => [lead, trail]));
  const letters = new TextDecoder(encoding).decode(Uint8Array.from(bytes));
  return new Set([...letters].filter((letter) => HAN.test(letter)));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
