import { Dices } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { ToolBar } from '../../frame/tool-bar.tsx';
import type { ToolOption } from '../../frame/tool-options.ts';
import { useToolState } from '../../frame/use-tool-state.ts';
import { randomBelow } from '../../lottery/browser-random.ts';
import { MOST_DICE, pipsOf, roll, sum } from './dice.pure.ts';
import './dice.css';

const FACES = ['6', '4', '8', '10', '12', '20', '100'].map((value) => ({ value, label: `${value} 面` }));
const OPTIONS = [
  { key: 'count', label: '几颗', kind: 'number', default: 2, min: 1, max: MOST_DICE },
  { key: 'faces', label: '骰子', kind: 'choice', choices: FACES, default: '6' },
] as const satisfies readonly ToolOption[];
const KEPT = 8;

/** Dice on a table: a touch throws them. */
export default function Dice() {
  const { values, setValues } = useToolState(OPTIONS, { keepsInput: false });
  const [throws, setThrows] = useState<readonly { id: number; faces: string; points: readonly number[] }[]>([]);
  const [last, ...before] = throws;
  // Before the first throw they lie there as they came out of the box.
  const points = last?.points ?? roll(values.count, Number(values.faces), (below) => Math.min(5, below - 1));
  const faces = last?.faces ?? values.faces;

  function cast() {
    const thrown = roll(values.count, Number(values.faces), randomBelow);
    setThrows([{ id: (last?.id ?? 0) + 1, faces: values.faces, points: thrown }, ...throws].slice(0, KEPT + 1));
  }

  return (
    <div className="text-tool">
      <ToolBar
        options={OPTIONS}
        values={values}
        setValues={(change) => {
          setValues(change);
          setThrows([]);
        }}
      />
      <div className="dice-table">
        <ul key={last?.id} className="dice-row" data-thrown={last !== undefined || undefined} aria-hidden="true">
          {points.map((point, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice may show the same, their place is what differs
            <li key={index} className="dice-one">
              {faces === '6' ? <Pips point={point} /> : <b className="num">{point}</b>}
            </li>
          ))}
        </ul>
        <p className="dice-sum" role="status">
          {last
            ? `${last.points.length > 1 ? `${last.points.join(' + ')} = ` : '掷出 '}${sum(last.points)}`
            : '准备好了'}
        </p>
        <Button size="lg" icon={<Dices />} onClick={cast}>
          {last ? '再掷一次' : '掷骰子'}
        </Button>
      </div>
      {before.length > 0 && (
        <p className="dice-before">
          前几次{' '}
          {before.map(({ id, points: thrown }) => (
            <span key={id} className="num" title={thrown.join(' + ')}>
              {sum(thrown)}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

function Pips({ point }: { point: number }) {
  return (
    <svg viewBox="0 0 60 60" aria-hidden="true">
      {pipsOf(point).map((place) => (
        <circle key={place} cx={15 + (place % 3) * 15} cy={15 + Math.floor(place / 3) * 15} r={point === 1 ? 8 : 5.5} />
      ))}
    </svg>
  );
}
