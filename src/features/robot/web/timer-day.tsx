import { Card } from '#/ui/section/card.tsx';
import type { RobotTimer } from '../robot.contract.ts';
import '#/ui/visually-hidden/visually-hidden.css';
import './timer-day.css';

const STATES = { ok: '已执行', failed: '失败', skipped: '跳过', coming: '待执行' };
const HOURS = [0, 4, 8, 12, 16, 20, 24];

interface Props {
  timers: readonly RobotTimer[];
  /** HH:mm in Shanghai. */
  now: string;
}

/** Today as a line: what has run, and what is to come. */
export function TimerDay({ timers, now }: Props) {
  const dots = timers.flatMap(({ id, name, today }) => today.map((run) => ({ ...run, id, name })));
  const count = (...states: string[]) => dots.filter(({ state }) => states.includes(state)).length;
  const facts = `已执行 ${count('ok', 'failed')} 次，${count('failed')} 次失败，还有 ${count('coming')} 次`;
  return (
    <Card title="今天" aside={facts}>
      <div className="timer-day">
        <ul className="timer-day-line">
          {dots.map(({ id, name, time, state }) => (
            <li key={`${id} ${time} ${state}`} data-state={state} style={{ insetInlineStart: placeOf(time) }}>
              <span className="visually-hidden">
                {name} {time} {STATES[state]}
              </span>
            </li>
          ))}
        </ul>
        <p className="timer-day-now" style={{ insetInlineStart: placeOf(now) }}>
          {now}
        </p>
        <div className="timer-day-hours" aria-hidden="true">
          {HOURS.map((hour) => (
            <span key={hour}>{String(hour).padStart(2, '0')}:00</span>
          ))}
        </div>
      </div>
    </Card>
  );
}

/** How far along the day, in percent. */
function placeOf(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${(((hour * 60 + minute) / 1440) * 100).toFixed(2)}%`;
}
