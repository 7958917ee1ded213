/** What spreadsheets on Windows write where nobody chose UTF-8: Excel's plain "CSV" in Japan is Shift_JIS. */
const LEGACY_ENCODINGS: Readonly<Record<string, string>> = {
  ja: 'shift_jis',
  zh: 'gb18030',
  vi: 'windows-1258',
};

/**
 * The text of a table, whatever it was saved as: UTF-8, UTF-16 by its mark ("Unicode text"), else the encoding that is
 * usual where the interface's language is spoken.
 */
export async function readTable(file: Blob, interfaceLanguage: string): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const encoding = LEGACY_ENCODINGS[interfaceLanguage] ?? 'windows-1252';
    // Vietnamese marks stand behind their letters there.
    return new TextDecoder(encoding).decode(bytes).normalize('NFC');
  }
}
