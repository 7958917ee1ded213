/** What the operator asked for cannot be done; the message is for the terminal. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
