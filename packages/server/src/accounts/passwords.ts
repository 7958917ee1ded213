import { hash, verify } from '@node-rs/argon2';

/** OWASP's parameters for argon2id: 19 MiB, 2 passes, 1 lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time for an account without a password as for a wrong one. */
  matches(password: string, passwordHash: string | null): Promise<boolean>;
}

export async function createPasswords(): Promise<Passwords> {
  const nobodys = await hash('nobody has this password', ARGON2ID);
  return {
    hash: (password) => hash(password, ARGON2ID),
    async matches(password, passwordHash) {
      const matches = await verify(passwordHash ?? nobodys, password);
      return matches && passwordHash !== null;
    },
  };
}
