/**
 * The embedded database cannot be had. The message is one line for the person at the terminal:
 * what is wrong and what to do.
 */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
