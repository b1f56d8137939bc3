import type { CSSProperties } from 'react';
import './wheel.css';

/** More names than this are too small to read on a wheel. */
const MOST_SLICES = 24;
const TURNS = 5;

interface Props {
  names: readonly string[];
  /** The place of the winner in the list, from 0; the wheel stops there. */
  winner: number | undefined;
  onSpin: () => void;
}

/** What stands on the wheel as long as there are no names. */
export const SAMPLE = ['立春', '雨水', '惊蛰', '春分', '清明', '谷雨', '立夏', '小满', '芒种', '夏至', '小暑', '大暑'];

/** A wheel that turns to who was drawn. It only shows: the draw was made before it turns. */
export function Wheel({ names, winner, onSpin }: Props) {
  const shown = (names.length > 0 ? names : SAMPLE).slice(0, MOST_SLICES);
  const slice = 360 / Math.max(1, shown.length);
  const stop = winner === undefined ? 0 : TURNS * 360 - (winner % MOST_SLICES) * slice - slice / 2;
  // Custom properties are missing from React's type for styles.
  const style = { '--wheel-turn': `${stop}deg` } as CSSProperties;
  return (
    // The button below does the same by keyboard.
    <svg className="wheel" viewBox="-106 -106 212 212" aria-hidden="true" onClick={onSpin}>
      <circle className="wheel-rim" r="103" />
      <g className="wheel-disc" style={style}>
        {shown.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, their place is what differs
          <g key={index} transform={`rotate(${index * slice})`}>
            <path className="wheel-slice" data-tone={toneOf(index, shown.length)} d={sliceOf(slice)} />
            <text transform={`rotate(${slice / 2 - 90}) translate(84 0)`} textAnchor="end" dominantBaseline="central">
              {[...name].slice(0, 6).join('')}
            </text>
          </g>
        ))}
      </g>
      <path className="wheel-pointer" d="M-8 -106h16l-8 18z" />
      <circle className="wheel-hub" r="21" />
      <text className="wheel-word" textAnchor="middle" dominantBaseline="central">
        抽
      </text>
    </svg>
  );
}

function sliceOf(degrees: number): string {
  if (degrees >= 360) return 'M0-100A100 100 0 1 1 0 100A100 100 0 1 1 0-100';
  const angle = (degrees * Math.PI) / 180;
  return `M0 0V-100A100 100 0 ${degrees > 180 ? 1 : 0} 1 ${(100 * Math.sin(angle)).toFixed(3)} ${(-100 * Math.cos(angle)).toFixed(3)}Z`;
}

/** Neighbours differ, also the last and the first. */
function toneOf(index: number, count: number): number {
  return index === count - 1 && index % 4 === 0 ? 2 : index % 4;
}
