import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { type Day, monthName, WEEKDAYS, weekdayOf, weeksOf } from './calendar-days.ts';
import { type CalendarMode, PART_TEXT, partOf } from './pick-day.ts';

/** Days off (休) and days worked in exchange (班), with the name of the festival if it falls on that day. */
export type Holidays = Readonly<Record<Day, { kind: 'rest' | 'work'; name?: string }>>;

interface Props {
  month: string;
  weekdays: readonly string[];
  weekStart: 0 | 1;
  mode: CalendarMode;
  value: readonly Day[];
  min: Day;
  max: Day;
  today: Day;
  /** The one day that Tab stops at. */
  focused: Day;
  holidays: Holidays;
  onPress: (day: Day) => void;
}

export function CalendarMonth({ month, weekdays, weekStart, ...rest }: Props) {
  return (
    <table className="calendar-month">
      <caption>{monthName(month)}</caption>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" abbr={`星期${name}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, weekStart).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place in a week is its index
              <td key={index} {...(day && { 'data-part': partOf(rest.mode, rest.value, day) })}>
                {day && <DayButton day={day} {...rest} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayButton({
  day,
  mode,
  value,
  min,
  max,
  today,
  focused,
  holidays,
  onPress,
}: Omit<Props, 'month' | 'weekdays' | 'weekStart'> & { day: Day }) {
  const holiday = holidays[day];
  const part = partOf(mode, value, day);
  const mark = holiday && (holiday.kind === 'rest' ? '休' : '班');
  const note = (part && PART_TEXT[part]) || holiday?.name || (day === today ? '今天' : '');
  return (
    <button
      type="button"
      className="calendar-day"
      data-day={day}
      data-today={day === today || undefined}
      aria-pressed={part !== undefined}
      tabIndex={day === focused ? 0 : -1}
      disabled={day < min || day > max}
      onClick={() => onPress(day)}
    >
      <span className="num">
        <VisuallyHidden>{Number(day.slice(5, 7))}月</VisuallyHidden>
        {Number(day.slice(8))}
        <VisuallyHidden>日 星期{WEEKDAYS[weekdayOf(day)]} </VisuallyHidden>
      </span>
      {mark && (
        <span className="calendar-mark" data-kind={holiday.kind}>
          {mark}
        </span>
      )}
      <span className="calendar-note">{note}</span>
    </button>
  );
}
