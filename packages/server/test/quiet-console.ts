import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

const unexpected: string[] = [];

/**
 * What a test prints as an error or warning fails it, as does a rejection that nobody handles (Vitest counts those
 * itself). A test that expects output takes it: `vi.spyOn(console, 'warn').mockImplementation(…)`.
 */
for (const method of ['error', 'warn'] as const) {
  console[method] = (...args: unknown[]) => void unexpected.push(`console.${method}: ${format(...args)}`);
}

function failOnOutput(): void {
  const printed = unexpected.splice(0);
  if (printed.length > 0) throw new Error(`unexpected console output\n${printed.join('\n')}`);
}

afterEach(failOnOutput);
afterAll(failOnOutput);
