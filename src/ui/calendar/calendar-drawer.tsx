import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { Calendar, type CalendarProps } from './calendar.tsx';
import type { Day } from './calendar-days.ts';
import { isComplete } from './pick-day.ts';

export interface CalendarDrawerProps extends Omit<CalendarProps, 'value' | 'onChange'> {
  open: boolean;
  /** Called when the visitor closes the drawer; must set `open` to false. */
  onClose: () => void;
  /** What is chosen at first. */
  initial?: readonly Day[];
  onConfirm: (days: readonly Day[]) => void;
}

/** A calendar in a drawer, whose choice counts once it is confirmed. */
export function CalendarDrawer({ open, onClose, initial = [], onConfirm, ...calendar }: CalendarDrawerProps) {
  const [days, setDays] = useState(initial);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={calendar.label}
      footer={
        <Button
          kind="accent"
          wide
          disabled={!isComplete(calendar.mode ?? 'single', days)}
          onClick={() => onConfirm(days)}
        >
          确定
        </Button>
      }
    >
      <Calendar {...calendar} value={days} onChange={setDays} />
    </Drawer>
  );
}
