/** The company's money for today is spent: no failure of an engine, and nothing to try again. */
export class CapReachedError extends Error {
  override readonly name = 'CapReachedError';

  constructor() {
    super('the daily cap on spending is reached');
  }
}
