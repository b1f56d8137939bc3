import { AppError } from '#/platform/http/app-error.ts';
import { type Config, readConfig } from './settings.ts';
import { startFailure } from './start-failure.ts';

/** The command was not understood; the text tells how to use it. */
export class Usage extends Error {}

/** Runs a command: an expected failure is printed as one sentence, any other with its stack trace. */
export async function runCommand(
  environment: Parameters<typeof readConfig>[0],
  work: (settings: () => Config) => Promise<void>,
): Promise<void> {
  let known: Config | undefined;
  const settings = () => {
    known = readConfig(environment);
    return known;
  };
  try {
    await work(settings);
  } catch (error) {
    const isUsage = error instanceof Usage || (error instanceof Error && codeOf(error).startsWith('ERR_PARSE_ARGS'));
    console.error(isUsage || error instanceof AppError ? error.message : (startFailure(error, known) ?? error));
    process.exitCode = isUsage ? 2 : 1;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** One line that is written over on a terminal, and nothing where nobody watches. */
export function createTicker() {
  const { isTTY } = process.stderr;
  return {
    show: (line: string) => void (isTTY && process.stderr.write(`\r\u001b[2K${line}`)),
    end: () => void (isTTY && process.stderr.write('\r\u001b[2K')),
  };
}
