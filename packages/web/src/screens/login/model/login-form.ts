export interface LoginValues {
  /** An e-mail, or a worker's member ID (AUTH-14). */
  readonly email: string;
  readonly password: string;
}

export type LoginProblems = { readonly [Field in keyof LoginValues]?: 'required' | undefined };

/** What stands in the way of signing in. The password's length is not judged: it was set elsewhere. */
export function validateLogin({ email, password }: LoginValues): LoginProblems {
  return {
    ...(email.trim() === '' ? { email: 'required' } : {}),
    ...(password === '' ? { password: 'required' } : {}),
  };
}
