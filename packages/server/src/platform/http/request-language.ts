import { INTERFACE_LANGUAGES, type InterfaceLanguage, interfaceLanguageFor } from '@genbatalk/contract';

/** The language of an error text: `Accept-Language`, then the user's language, then ja (ERR-03). */
export function requestLanguage(
  acceptLanguage: string | undefined,
  userLanguage?: string,
): InterfaceLanguage {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find((q) => q !== undefined);
      return {
        language: range.split('-')[0]?.toLowerCase(),
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => INTERFACE_LANGUAGES.find((candidate) => candidate === language))
    .find((language) => language !== undefined);
  return wanted ?? interfaceLanguageFor(userLanguage);
}
