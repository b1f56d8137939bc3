import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { toast } from '../toast/toast-store.ts';
import { addDays, addMonths, type Day, DEFAULT_MONTHS, monthsBetween, WEEKDAYS } from './calendar-days.ts';
import { CalendarMonth, type Holidays } from './calendar-month.tsx';
import { type CalendarMode, pickDay } from './pick-day.ts';
import './calendar.css';

export interface CalendarProps {
  /** Names the calendar for screen readers. */
  label: string;
  /** Today, so that server and browser agree: 2026-11-15. */
  today: Day;
  mode?: CalendarMode;
  /** The chosen days, sorted; of a range its first and last. */
  value: readonly Day[];
  onChange: (days: readonly Day[]) => void;
  /** First day that can be chosen; by default today. */
  min?: Day;
  /** Last day that can be chosen; by default six months after the first. */
  max?: Day;
  /** The longest range, in days. */
  maxRange?: number;
  /** Days off and days worked instead, by day. */
  holidays?: Holidays;
  /** 0 begins weeks on Sunday, 1 on Monday. */
  weekStart?: 0 | 1;
  /** Pixels. */
  height?: number;
}

const STEPS: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** Months below each other. Arrow keys walk through the days, PageUp and PageDown through the months. */
export function Calendar(props: CalendarProps) {
  const {
    label,
    today,
    mode = 'single',
    value,
    onChange,
    maxRange,
    holidays = {},
    weekStart = 0,
    height = 440,
  } = props;
  const min = props.min ?? today;
  const max = props.max ?? addMonths(min, DEFAULT_MONTHS);
  const root = useRef<HTMLDivElement>(null);
  const within = (day: Day) => (day < min ? min : day > max ? max : day);
  const [focused, setFocused] = useState(within(value[0] ?? today));

  useEffect(() => {
    const chosen = root.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    const month = chosen?.closest<HTMLElement>('.calendar-month');
    // Only the calendar scrolls, never the page around it.
    if (month && root.current) root.current.scrollTop = month.offsetTop - root.current.offsetTop;
  }, []);

  function press(day: Day) {
    const { days, prompt } = pickDay(mode, value, day, maxRange);
    setFocused(day);
    if (prompt) toast(prompt);
    onChange(days);
  }

  function move(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = within(step(focused));
    setFocused(next);
    root.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  }

  const weekdays = WEEKDAYS.map((_, index) => WEEKDAYS[(index + weekStart) % 7] ?? '');
  return (
    <section className="calendar" aria-label={label} style={{ height }}>
      <div className="calendar-weekdays" aria-hidden="true">
        {weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the days within */}
      <div ref={root} className="calendar-months" onKeyDown={move}>
        {monthsBetween(min, max).map((month) => (
          <CalendarMonth
            key={month}
            {...{ month, weekdays, weekStart, mode, value, min, max, today, focused, holidays }}
            onPress={press}
          />
        ))}
      </div>
    </section>
  );
}
