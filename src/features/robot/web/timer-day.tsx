import { Card } from '#/ui/section/card.tsx';
import type { RobotTimer } from '../robot.contract.ts';
import '#/ui/visually-hidden/visually-hidden.css';
import './timer-day.css';

const STATES = { ok: '已执行', failed: '失败', skipped: '跳过', coming: '待执行' };
/** More than these lie over each other where the line is short. */
const MANY = 12;
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
  const isMany = dots.length > MANY || undefined;
  const failed = count('failed');
  const facts = `已执行 ${count('ok', 'failed')} 次，${failed > 0 ? `${failed} 次失败，` : ''}还有 ${count('coming')} 次`;
  return (
    <Card title="今天" aside={facts}>
      <div className="timer-day">
        <ul className="timer-day-line" data-many={isMany}>
          {dots.map(({ id, name, time, state }) => (
            <li
              key={`${id} ${time} ${state}`}
              data-state={state}
              title={`${time} ${name}，${STATES[state]}`}
              style={{ insetInlineStart: placeOf(time) }}
            >
              <span className="visually-hidden">
                {name} {time} {STATES[state]}
              </span>
            </li>
          ))}
        </ul>
        <p className="timer-day-now" data-late={now > '21:00' || undefined} style={{ insetInlineStart: placeOf(now) }}>
          <span>{now}</span>
        </p>
        <div className="timer-day-hours" aria-hidden="true">
          {HOURS.map((hour) => (
            <span key={hour}>{String(hour).padStart(2, '0')}:00</span>
          ))}
        </div>
      </div>
      <ul className="timer-day-key" data-many={isMany} aria-hidden="true">
        {Object.entries(STATES)
          .filter(([state]) => count(state) > 0)
          .map(([state, word]) => (
            <li key={state} data-state={state}>
              {word}
            </li>
          ))}
      </ul>
    </Card>
  );
}

/** How far along the day, in percent. */
function placeOf(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${(((hour * 60 + minute) / 1440) * 100).toFixed(2)}%`;
}
