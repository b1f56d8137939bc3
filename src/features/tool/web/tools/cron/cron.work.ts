import { Cron } from 'croner';
import cronstrue from 'cronstrue/i18n';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { type CronDialect, guessDialect, tidyParts } from './cron-dialect.pure.ts';
import { runsBeforeLast } from './cron-month-end.ts';

export interface CronReading {
  meaning: string;
  /** Epoch milliseconds. */
  next: number[];
  dialect: CronDialect;
  /** The dialect was guessed, and another would have other days. */
  isDoubtful: boolean;
}

const NICKNAMES: Record<string, string> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
};

/** Nearest workdays in a form that the describing library refuses. */
const NEAREST = /L-\d+W|\dW,|,\d+W/;

/** `wanted` says whose week it is; left out, the expression tells. */
export function readCron(
  expression: string,
  from: number,
  timezone: string,
  count = 10,
  wanted?: CronDialect,
): CronReading {
  const typed = expression.normalize('NFKC').trim().replace(/\s+/g, ' ');
  const text = NICKNAMES[typed.toLowerCase()] ?? typed;
  if (text.startsWith('@'))
    throw new ToolFault(`没有 ${typed} 这个简写，有 @hourly、@daily、@weekly、@monthly 和 @yearly`);
  const typedParts = text.split(' ');
  const { length } = typedParts;
  if (length < 5 || length > 7)
    throw new ToolFault(
      `现在有 ${length} 段，应该是 5 段（分 时 日 月 星期）、6 段（最前面加秒）或 7 段（最后再加年）`,
    );
  const dialect = wanted ?? guessDialect(typedParts);
  const parts = tidyParts(typedParts, dialect);
  const week = typedParts[length === 5 ? 4 : 5] ?? '';
  return {
    ...runsOf(parts, { from, timezone, count, dialect }),
    dialect,
    isDoubtful: wanted === undefined && dialect === 'quartz' && /\d/.test(week.replace(/#\d|\/\d+/g, '')),
  };
}

interface Wanted {
  from: number;
  timezone: string;
  count: number;
  dialect: CronDialect;
}

function runsOf(parts: readonly string[], { from, timezone, count, dialect }: Wanted) {
  const isQuartz = dialect === 'quartz';
  const text = parts.join(' ');
  try {
    // `0/15` is how Java writes from 0 on, every 15.
    const options = { timezone, paused: true, sloppyRanges: true, alternativeWeekdays: isQuartz };
    const next =
      runsBeforeLast(parts.length === 5 ? ['0', ...parts] : parts, { from, count, options }) ??
      new Cron(text, options).nextRuns(count, new Date(from)).map((date) => date.getTime());
    // It knows the workday nearest to a number only, and in no list.
    const isNearest = parts.some((part) => NEAREST.test(part));
    const meaning = cronstrue.toString(isNearest ? text.replace(/(\d)W/g, '$1') : text, {
      locale: 'zh_CN',
      use24HourTimeFormat: true,
      verbose: false,
      dayOfWeekStartIndexZero: !isQuartz,
    });
    return { meaning: asPrinted(meaning) + (isNearest ? '（W：遇周末改到最近的工作日）' : ''), next };
  } catch (error) {
    if (error instanceof ToolFault) throw error;
    throw new ToolFault(`读不懂这个表达式，请检查 ${parts.length} 段里的数字范围和符号`);
  }
}

/** The library's words as a Chinese editor sets them. */
function asPrinted(text: string): string {
  return text
    .replace(/, ?/g, '，')
    .replace(/^在(?=\d)/, '在 ')
    .replace(/ +/g, ' ')
    .replace(/ ?([和至]) ?(?=\d)/g, ' $1 ')
    .replace(/(\p{Script=Han}) (?=\p{Script=Han})/gu, '$1')
    .replace(/，和/g, ' 和')
    .replace(/第(\d+)(?=天)/g, '第 $1 ')
    .replace(/(\d)，(?=\d)/g, '$1、')
    .trim();
}
