import { DAY_MS, shanghaiDay, startOfShanghaiDay, toShanghaiIso } from '#/contract/shanghai-time.pure.ts';

/** Minutes of a day in Shanghai; from 23:00 to 08:00 goes over midnight. */
export interface QuietHours {
  from: number;
  to: number;
}

const MINUTE_MS = 60_000;

/** When a robot may speak again; undefined when it may speak now. The last minute is the first that is not quiet. */
export function quietUntil(at: number, quiet: QuietHours | null): number | undefined {
  if (!quiet) return undefined;
  const { from, to } = quiet;
  const day = startOfShanghaiDay(shanghaiDay(at)) ?? at;
  const minute = Math.floor((at - day) / MINUTE_MS);
  const isQuiet = from < to ? from <= minute && minute < to : from <= minute || minute < to;
  if (!isQuiet) return undefined;
  const end = day + to * MINUTE_MS;
  return end > at ? end : end + DAY_MS;
}

/** What is said when something has to wait; nothing when it has not. */
export function quietNote(at: number, quiet: QuietHours | null): string {
  const until = quietUntil(at, quiet);
  return until === undefined ? '' : `，免打扰到 ${toShanghaiIso(until).slice(11, 16)} 再发`;
}

/** Of 23:00 and 08:00; null when they are empty. */
export function quietOf(from: string, to: string): QuietHours | null {
  return from === '' || to === '' ? null : { from: minutesOf(from), to: minutesOf(to) };
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

export function timeText(minutes: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`;
}
