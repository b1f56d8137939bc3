import { momentOf, offsetOf, readWall, wallText, ZONES } from '../../time/zone.pure.ts';

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
    return { label, value: wall, note: `UTC${offsetText(moment, value)}${day}` };
  });
}

function offsetText(moment: number, zone: string): string {
  const minutes = offsetOf(moment, zone) / 60_000;
  if (minutes === 0) return '';
  const rest = Math.abs(minutes) % 60;
  return `${minutes < 0 ? '−' : '+'}${Math.floor(Math.abs(minutes) / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}
