import { Cron } from 'croner';
import cronstrue from 'cronstrue/i18n';
import { ToolFault } from '../../frame/tool-fault.pure.ts';

export interface CronReading {
  meaning: string;
  /** Epoch milliseconds. */
  next: number[];
}

const FIELDS = ['秒', '分', '时', '日', '月', '星期'];

export function readCron(expression: string, from: number, timezone: string, count = 10): CronReading {
  const text = expression.normalize('NFKC').trim().replace(/\s+/g, ' ');
  const parts = text.split(' ').length;
  if (!text.startsWith('@') && (parts < 5 || parts > 6))
    throw new ToolFault(`现在有 ${parts} 段，应该是 5 段（分 时 日 月 星期）或 6 段（最前面加秒）`);
  try {
    const next = new Cron(text, { timezone, paused: true }).nextRuns(count, new Date(from));
    const spelled = text.startsWith('@') ? nicknames[text.toLowerCase()] : text;
    const meaning = spelled
      ? cronstrue.toString(spelled, { locale: 'zh_CN', use24HourTimeFormat: true, verbose: false })
      : '';
    return { meaning, next: next.map((date) => date.getTime()) };
  } catch (error) {
    throw new ToolFault(reasonOf(error, parts));
  }
}

const nicknames: Record<string, string> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
};

function reasonOf(error: unknown, parts: number): string {
  const message = error instanceof Error ? error.message : String(error);
  const field = ['second', 'minute', 'hour', 'day', 'month', 'dayOfWeek'].findIndex((name) =>
    new RegExp(`CronPattern: .*\\b${name}\\b|Invalid value for ${name}`).test(message),
  );
  const name = FIELDS[field];
  if (name) return `“${name}”这一段超出范围或写法不对`;
  return `读不懂这个表达式，请检查 ${parts} 段里的数字范围和符号（${message.replace(/^\w+: /, '')}）`;
}
