import { AppError } from '#/platform/http/app-error.ts';
import { type Config, readConfig } from './settings.ts';
import { startFailure } from './start-failure.ts';

/** The command was not understood; the text tells how to use it. */
export class Usage extends Error {}

/** Runs a command: what was expected to go wrong is told in one sentence, anything else with its trace. */
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
    console.error(isUsage || error instanceof AppError ? error.message : (textOf(error, known) ?? error));
    process.exitCode = isUsage ? 2 : 1;
  }
}

const REASONS = new Map([
  ['ECONNREFUSED', '连不上数据库服务器，请检查 DATABASE_URL'],
  ['ENOTFOUND', '找不到数据库服务器，请检查 DATABASE_URL'],
  ['28P01', '数据库用户名或密码不对，请检查 DATABASE_URL'],
  ['28000', '数据库不让这个用户登录，请检查 DATABASE_URL'],
  ['3D000', '没有这个数据库，请先用 createdb 建一个空的'],
  ['42501', '这个数据库用户没有建表的权限'],
  ['ENOSPC', '磁盘满了，什么都没有改动'],
  ['EACCES', '没有权限读写这个位置'],
]);

function textOf(error: unknown, known: Config | undefined): string | undefined {
  // Whatever else keeps the site from starting keeps a command from working.
  return REASONS.get(codeOf(error)) ?? startFailure(error, known);
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
