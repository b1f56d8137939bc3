import { momentOf, offsetText, readWall, wallText, ZONES } from '../../time/zone.pure.ts';

export interface Clock {
  label: string;
  /** 2026-11-15 08:30 */
  value: string;
  note: string;
}

/** Undefined text means now. */
export function clocksAt(text: string | undefined, zone: string, now: number): Clock[] {
  const moment = text?.trim() ? momentOf(readWall(text), zone) : now;
  const home = wallText(moment, zone).slice(0, 10);
  return ZONES.map(({ value, label }) => {
    const wall = wallText(moment, value).slice(0, 16);
    const days = Math.round((Date.parse(wall.slice(0, 10)) - Date.parse(home)) / 86_400_000);
    const day = days === 0 ? '' : days > 0 ? '，第二天' : '，前一天';
    return { label, value: wall, note: `UTC${shortOffset(moment, value)}${day}` };
  });
}

/** +8, −5, +5:30: as people say it, without the zeros. */
function shortOffset(moment: number, zone: string): string {
  const text = offsetText(moment, zone);
  if (text === '+00:00') return '';
  return text.replace(/^([+-])0?/, (_, sign: string) => (sign === '-' ? '−' : '+')).replace(/:00$/, '');
}
