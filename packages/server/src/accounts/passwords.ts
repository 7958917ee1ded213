import { hash, verify } from '@node-rs/argon2';

/** OWASP's parameters for argon2id: 19 MiB, 2 passes, 1 lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const PARAMETERS = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time for an account without a password as for a wrong one. */
  matches(password: string, passwordHash: string | null): Promise<boolean>;
  /** Whether a hash was made with less than today's parameters. */
  isOutdated(passwordHash: string): boolean;
}

export async function createPasswords(): Promise<Passwords> {
  const nobodys = await hash('nobody has this password', ARGON2ID);
  return {
    hash: (password) => hash(password, ARGON2ID),
    async matches(password, passwordHash) {
      const matches = await verify(passwordHash ?? nobodys, password);
      return matches && passwordHash !== null;
    },
    isOutdated(passwordHash) {
      const [, memoryCost, timeCost] = PARAMETERS.exec(passwordHash) ?? [];
      return Number(memoryCost ?? 0) < ARGON2ID.memoryCost || Number(timeCost ?? 0) < ARGON2ID.timeCost;
    },
  };
}
