import { Cron, type CronOptions } from 'croner';
import { ToolFault } from '../../frame/tool-fault.pure.ts';

/** So many days before the last of the month, or the workday nearest to that; the library knows all forms but these. */
const BEFORE_LAST = /^L-(\d{1,2})(W?)$/;
/** Years that a month may be waited for. */
const PATIENCE = 12 * 60;

const isBeforeLast = (piece: string): boolean => BEFORE_LAST.test(piece);

/** `parts` begin with the seconds. Undefined where the library reads it by itself. */
export function runsBeforeLast(
  parts: readonly string[],
  { from, count, options }: { from: number; count: number; options: CronOptions },
): number[] | undefined {
  const [second = '0', minute = '*', hour = '*', day = '*', month = '*', week = '*', year = '*'] = parts;
  const pieces = day.split(',');
  if (!pieces.some(isBeforeLast)) return undefined;
  if (week !== '*' && week !== '?') throw new ToolFault('“日”里写了 L-，“星期”就请写成 ?，两段只能写一段');
  const months = new Cron(`0 0 0 1 ${month} * ${year}`, { ...options, timezone: 'UTC' });
  const runs: number[] = [];
  // A day before the month of the first moment: where it is later than in Greenwich, that may be the next one.
  let first: Date | null = months.nextRun(new Date(from - 40 * 86_400_000));
  for (let tried = 0; first && runs.length < count && tried < PATIENCE; tried++) {
    const [asYear, asMonth] = [first.getUTCFullYear(), first.getUTCMonth()];
    const days = pieces.flatMap((piece) => (isBeforeLast(piece) ? dayOf(piece, asYear, asMonth) : [piece]));
    if (days.length > 0) {
      const text = `${second} ${minute} ${hour} ${days.join(',')} ${asMonth + 1} * ${asYear}`;
      runs.push(...new Cron(text, options).nextRuns(count - runs.length, new Date(from)).map(Number));
    }
    first = months.nextRun(first);
  }
  return runs;
}

/** None in a month that is too short. A weekend moves to the nearest workday of the same month. */
function dayOf(piece: string, year: number, month: number): string[] {
  const [, back = '0', nearest] = BEFORE_LAST.exec(piece) ?? [];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = last - Number(back);
  if (day < 1) return [];
  if (!nearest) return [String(day)];
  const weekday = new Date(Date.UTC(year, month, day)).getUTCDay();
  if (weekday === 6) return [String(day > 1 ? day - 1 : day + 2)];
  if (weekday === 0) return [String(day < last ? day + 1 : day - 2)];
  return [String(day)];
}
