import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import path from 'node:path';
import { generate } from 'selfsigned';

const DAY_MS = 24 * 60 * 60 * 1000;
// Apple's devices refuse server certificates that run longer than 398 days.
const SERVER_DAYS = 397;
const AUTHORITY_DAYS = 10 * 365;
const RENEW_BEFORE_MS = 30 * DAY_MS;
// A phone's clock may be behind ours.
const CLOCK_DIFFERENCE_MS = DAY_MS;

export interface LocalCertificate {
  /** PEM: the server's certificate, then the authority's. */
  cert: string;
  /** PEM. */
  key: string;
  /** The authority's certificate: a phone that installs it once trusts this GenbaTalk, at any later address too. */
  authorityFile: string;
}

export interface LocalCertificateOptions {
  /** Where keys and certificates are kept, for their owner alone. */
  folder: string;
  /** Names and addresses to be valid for. */
  hosts: readonly string[];
  nowMs?: number;
}

interface KeyPair {
  cert: string;
  key: string;
}

/**
 * A certificate for this machine's own addresses, from a small authority that is made once per folder. It is kept, and
 * made anew 30 days before its end and when a host is new.
 */
export async function createLocalCertificate(options: LocalCertificateOptions): Promise<LocalCertificate> {
  const { folder, hosts, nowMs = Date.now() } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const authority =
    (await readPair(folder, 'authority', (cert) => cert.ca && isFresh(cert, nowMs))) ??
    (await savePair(folder, 'authority', await makeAuthority(nowMs)));
  const issuer = new X509Certificate(authority.cert);
  const server =
    (await readPair(
      folder,
      'server',
      (cert) =>
        isFresh(cert, nowMs) && cert.verify(issuer.publicKey) && hosts.every((host) => covers(cert, host)),
    )) ?? (await savePair(folder, 'server', await makeServer(authority, hosts, nowMs)));
  return {
    cert: `${server.cert.trim()}\n${authority.cert.trim()}\n`,
    key: server.key,
    authorityFile: path.join(folder, 'authority.crt'),
  };
}

async function makeAuthority(nowMs: number): Promise<KeyPair> {
  const made = await generate(
    [{ name: 'commonName', value: `GenbaTalk local ${new Date(nowMs).toISOString().slice(0, 10)}` }],
    {
      ...validity(nowMs, AUTHORITY_DAYS),
      extensions: [
        { name: 'basicConstraints', cA: true, pathLenConstraint: 0, critical: true },
        { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
      ],
    },
  );
  return { cert: made.cert, key: made.private };
}

async function makeServer(authority: KeyPair, hosts: readonly string[], nowMs: number): Promise<KeyPair> {
  const made = await generate([{ name: 'commonName', value: hosts[0] ?? 'localhost' }], {
    ...validity(nowMs, SERVER_DAYS),
    ca: authority,
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: hosts.map((host) => (isIP(host) ? { type: 7, ip: host } : { type: 2, value: host })),
      },
    ],
  });
  return { cert: made.cert, key: made.private };
}

function validity(nowMs: number, days: number) {
  return {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    notBeforeDate: new Date(nowMs - CLOCK_DIFFERENCE_MS),
    notAfterDate: new Date(nowMs + (days - 1) * DAY_MS),
  } as const;
}

function isFresh(cert: X509Certificate, nowMs: number): boolean {
  return Date.parse(cert.validTo) - nowMs > RENEW_BEFORE_MS && Date.parse(cert.validFrom) <= nowMs;
}

function covers(cert: X509Certificate, host: string): boolean {
  return (isIP(host) ? cert.checkIP(host) : cert.checkHost(host)) !== undefined;
}

/** Undefined where the pair is missing, broken or no longer good. */
async function readPair(
  folder: string,
  name: string,
  isGood: (cert: X509Certificate) => boolean,
): Promise<KeyPair | undefined> {
  try {
    const cert = await readFile(path.join(folder, `${name}.crt`), 'utf8');
    const key = await readFile(path.join(folder, `${name}.key`), 'utf8');
    const parsed = new X509Certificate(cert);
    return parsed.checkPrivateKey(createPrivateKey(key)) && isGood(parsed) ? { cert, key } : undefined;
  } catch {
    return undefined;
  }
}

async function savePair(folder: string, name: string, pair: KeyPair): Promise<KeyPair> {
  await replaceFile(path.join(folder, `${name}.key`), pair.key, 0o600);
  await replaceFile(path.join(folder, `${name}.crt`), pair.cert, 0o644);
  return pair;
}

async function replaceFile(file: string, text: string, mode: number): Promise<void> {
  await writeFile(`${file}.new`, text, { mode });
  await rename(`${file}.new`, file);
}
