import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * Runs a program that the journeys need from the system, and resolves with what it wrote.
 * @throws Error that names the program where it is not installed: a journey without it fails, and is not skipped
 */
export async function runTool(program: string, args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await execute(program, [...args], { timeout: 30_000 });
    return stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(`${program} is not installed: run npm test, which installs it, or install it`, {
      cause: error,
    });
  }
}
