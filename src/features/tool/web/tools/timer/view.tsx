import { Flag, Pause, Play, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { Chip } from '#/ui/chip/chip.tsx';
import { ToolBar } from '../../frame/tool-bar.tsx';
import type { ToolOption } from '../../frame/tool-options.ts';
import { useToolState } from '../../frame/use-tool-state.ts';
import { ring } from './ring.ts';
import { countdownText, elapsed, halt, STOPPED, start, stopwatchText } from './timer.pure.ts';
import './timer.css';

const OPTIONS = [
  {
    key: 'kind',
    label: '方式',
    kind: 'choice',
    choices: [
      { value: 'down', label: '倒计时' },
      { value: 'up', label: '秒表' },
    ],
    default: 'down',
  },
  { key: 'minutes', label: '分钟', kind: 'number', default: 25, min: 1, max: 1440 },
] as const satisfies readonly ToolOption[];
const USUAL = [3, 5, 10, 25, 45, 60];
/** How often the figures are drawn anew. */
const TICK_MS = 50;
const ROUND = 2 * Math.PI * 54;

/** One large clock: down from some minutes with a bell at the end, or up with laps. */
export default function Timer() {
  const { values, setValues } = useToolState(OPTIONS, { keepsInput: false });
  const [clock, setClock] = useState(STOPPED);
  const [now, setNow] = useState(0);
  const [laps, setLaps] = useState<readonly number[]>([]);
  const isDown = values.kind === 'down';
  const whole = Math.min(1440, Math.max(1, values.minutes || 1)) * 60_000;
  const run = elapsed(clock, now);
  const isGoing = clock.since !== null;
  const isOver = isDown && run >= whole;
  const text = isDown ? countdownText(whole - run) : stopwatchText(run);

  useEffect(() => {
    if (!isGoing) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isGoing]);

  useEffect(() => {
    if (!isOver || !isGoing) return;
    setClock({ before: whole, since: null });
    ring();
  }, [isOver, isGoing, whole]);

  useTitle(run > 0 ? (isOver ? '时间到' : text.replace(/\.\d+$/, '')) : '');

  function reset() {
    setClock(STOPPED);
    setLaps([]);
  }
  function toggle() {
    const moment = Date.now();
    setNow(moment);
    if (isGoing) setClock(halt(clock, moment));
    else setClock(start(isOver ? STOPPED : clock, moment));
  }
  const change = (next: Partial<typeof values>) => {
    setValues(next);
    reset();
  };

  return (
    <div className="text-tool">
      <ToolBar options={isDown ? OPTIONS : OPTIONS.slice(0, 1)} values={values} setValues={change} />
      <div className="timer-face" data-over={isOver || undefined}>
        <svg viewBox="0 0 120 120" aria-hidden="true">
          <circle className="timer-rim" cx="60" cy="60" r="54" />
          <circle
            className="timer-hand"
            cx="60"
            cy="60"
            r="54"
            strokeDasharray={ROUND}
            strokeDashoffset={ROUND * (isDown ? Math.min(1, run / whole) : 1 - (run % 60_000) / 60_000)}
          />
        </svg>
        <p className="timer-text num" role="timer">
          {text}
        </p>
        <p className="timer-word" role="status">
          {isOver ? '时间到' : isGoing ? '' : run > 0 ? '已暂停' : ''}
        </p>
      </div>
      <div className="timer-acts">
        <Button size="lg" icon={isGoing ? <Pause /> : <Play />} onClick={toggle}>
          {isGoing ? '暂停' : isOver ? '再来一次' : run > 0 ? '继续' : '开始'}
        </Button>
        {!isDown && isGoing && (
          <Button kind="line" size="lg" icon={<Flag />} onClick={() => setLaps([run, ...laps])}>
            记一圈
          </Button>
        )}
        {run > 0 && !isGoing && (
          <Button kind="line" size="lg" icon={<RotateCcw />} onClick={reset}>
            归零
          </Button>
        )}
      </div>
      {isDown && !isGoing && (
        <p className="timer-usual">
          {USUAL.map((minutes) => (
            <Chip key={minutes} onClick={() => change({ minutes })} current={values.minutes === minutes}>
              {minutes} 分钟
            </Chip>
          ))}
        </p>
      )}
      {laps.length > 0 && (
        <ol className="timer-laps" reversed>
          {laps.map((lap, index) => (
            <li key={lap} className="num">
              <span>第 {laps.length - index} 圈</span>
              <span>{stopwatchText(lap - (laps[index + 1] ?? 0))}</span>
              <span>{stopwatchText(lap)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** What stands before the name of the page in its tab. */
function useTitle(text: string) {
  useEffect(() => {
    if (text === '') return;
    const name = document.title;
    document.title = `${text} · ${name}`;
    return () => {
      document.title = name;
    };
  }, [text]);
}
