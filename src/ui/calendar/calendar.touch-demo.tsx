import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { DemoRow } from '../section/demo-row.tsx';
import { Calendar } from './calendar.tsx';
import type { Day } from './calendar-days.ts';
import { CalendarDrawer } from './calendar-drawer.tsx';

export const title = '日历';

const TODAY = '2026-09-24';
const HOLIDAYS = {
  '2026-09-25': { kind: 'rest', name: '中秋节' },
  '2026-09-27': { kind: 'work' },
  '2026-10-01': { kind: 'rest', name: '国庆节' },
  '2026-10-02': { kind: 'rest' },
} as const;

export default function CalendarDemo() {
  const [day, setDay] = useState<readonly Day[]>([]);
  const [range, setRange] = useState<readonly Day[]>([]);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DemoRow label="选一天" layout="stack">
        <div style={{ maxWidth: 375 }}>
          <Calendar
            label="取货日期"
            today={TODAY}
            max="2026-10-31"
            value={day}
            onChange={setDay}
            holidays={HOLIDAYS}
            height={340}
          />
        </div>
      </DemoRow>
      <DemoRow label="选一段">
        <Button kind="line" onClick={() => setOpen(true)}>
          选住几天
        </Button>
        <span>{range.join(' 至 ')}</span>
        <CalendarDrawer
          open={isOpen}
          onClose={() => setOpen(false)}
          label="入住日期"
          today={TODAY}
          mode="range"
          maxRange={5}
          holidays={HOLIDAYS}
          onConfirm={(days) => {
            setRange(days);
            setOpen(false);
          }}
        />
      </DemoRow>
    </>
  );
}
