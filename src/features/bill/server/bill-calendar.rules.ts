import { toYuan } from '#/contract/money.pure.ts';
import { dayNumber, dayText } from '../moment.pure.ts';
import { periodText } from '../period.pure.ts';
import type { Bill } from './bill.rules.ts';
import { daysLater } from './bill-days.rules.ts';
import type { Upcoming } from './bill-recurring.rules.ts';

interface Context {
  upcoming?: readonly Upcoming[];
  now: number;
  host: string;
}

/** Reminders as an iCalendar file (RFC 5545): one event of a whole day each; then what comes again. */
export function calendarOf(bills: readonly Bill[], { upcoming = [], now, host }: Context): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//souluo//bill//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:账单提醒',
    'X-WR-TIMEZONE:Asia/Shanghai',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...bills.flatMap((bill) => eventOf(reminderOf(bill), now, host)),
    ...upcoming.flatMap((each) => eventOf(dateOf(each), now, host)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

interface DayEvent {
  uid: string;
  day: number;
  summary: string;
  notes: readonly string[];
}

function reminderOf(bill: Bill): DayEvent {
  const expected = bill.predictIncome > 0 ? `（待收 ¥${toYuan(bill.predictIncome).toFixed(2)}）` : '';
  return {
    uid: `bill-${bill.id}`,
    day: dayNumber(bill.remindAt),
    summary: `跟进：${bill.title}${expected}`,
    notes: [`${bill.category} · ${bill.account}`, bill.remark],
  };
}

function dateOf({ id, day, title, way, amount, category, account, period, nextDay }: Upcoming): DayEvent {
  return {
    uid: `recurring-${id}-${day}`,
    day,
    summary: `${title}（${way === 'out' ? '要付' : '到账'} ¥${toYuan(amount).toFixed(2)}）`,
    notes: [`${category} · ${account}`, periodText(period, dayText(nextDay))],
  };
}

function eventOf({ uid, day, summary, notes }: DayEvent, now: number, host: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@${host}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART;VALUE=DATE:${day}`,
    `DTEND;VALUE=DATE:${daysLater(day, 1)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(notes.filter(Boolean).join('\n'))}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:账单提醒',
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
  ];
}

function stamp(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|[\r\n]/g, '\\n');
}

const LINE_BYTES = 75;

/** Lines longer than 75 bytes are broken; no character may be torn apart. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = utf8Length(character);
    if (bytes + size > LINE_BYTES) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}

function utf8Length(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
