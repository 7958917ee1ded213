import { existsSync } from 'node:fs';

/** Headless, quiet towards the network, with a microphone that needs no person to allow it. */
export const CHROMIUM_ARGUMENTS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

const KNOWN_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable'];

/** GENBATALK_CHROMIUM, or where Debian and others put it; Playwright's own where there is neither. */
export function chromiumPath(): string {
  const path = process.env['GENBATALK_CHROMIUM'] ?? KNOWN_PATHS.find((candidate) => existsSync(candidate));
  if (path === undefined)
    throw new Error('no Chromium: run npm test, which installs one, or set GENBATALK_CHROMIUM');
  return path;
}
