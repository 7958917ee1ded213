/** Web and mail addresses: nobody says them on a site, and whoever reads one may follow it. */
const ADDRESS =
  /\b(?:https?|ftp|javascript|data|file):\S+|\bwww\.\S+|[\w.+-]+@[\w-]+\.\w+|\b[\w-]+\.(?:com|net|org|io|info|example|jp|vn|cn|de|fr|it)\b(?:\/\S*)?/giu;

/** Whether a translation has an address that was not said. */
export function inventsAddress(said: string, translated: string): boolean {
  return (translated.match(ADDRESS) ?? []).some(
    (address) => !said.toLowerCase().includes(address.toLowerCase()),
  );
}
