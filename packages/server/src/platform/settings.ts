import * as z from 'zod';

/** A setting of the environment: its schema, and what it takes, said in the start's error line. */
export interface Setting {
  readonly schema: z.ZodType;
  readonly allowed: string;
}

export type SettingValues<S extends Record<string, Setting>> = { [N in keyof S]: z.output<S[N]['schema']> };
export type Environment = Readonly<Record<string, string | undefined>>;

/** A wrong setting; the message is the one line that stops the start (OPS-07). */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const SECRET_NAME = /TOKEN|KEY|SECRET|URL/;

/**
 * Reads settings by name. An empty value counts as not set, as shells and compose files write it.
 * @throws ConfigError naming the setting, what was wrong and what is allowed
 */
export function readSettings<const S extends Record<string, Setting>>(
  settings: S,
  environment: Environment,
): SettingValues<S> {
  const entries = Object.entries(settings).map(([name, { schema, allowed }]) => {
    const raw = environment[name];
    const result = schema.safeParse(raw === '' ? undefined : raw);
    if (result.success) return [name, result.data];
    const shown = SECRET_NAME.test(name) ? 'its value' : `'${raw}'`;
    throw new ConfigError(`${name}: ${shown} is not allowed; it takes ${allowed}`);
  });
  return Object.fromEntries(entries) as SettingValues<S>;
}

/** An http or https URL without a slash at its end. */
export const httpUrlSetting = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

export const flagSetting = z
  .enum(['true', 'false', '1', '0', 'on', 'off'])
  .transform((value) => ['true', '1', 'on'].includes(value));

/** A secret as the vendors give it: printable, without spaces. */
export const secretSetting = z.string().regex(/^[\x21-\x7e]{8,}$/);
