import type { PushPreview } from '../robot-push.contract.ts';

type Fault = PushPreview['faults'][number];

export interface Piece {
  at: number;
  text: string;
  kind: 'text' | 'mark' | 'fault';
}

/** A text cut at its marks, and at what is wrong with it. */
export function piecesOf(text: string, faults: readonly Pick<Fault, 'at' | 'length'>[]): Piece[] {
  const isWrong = (at: number, length: number) =>
    faults.some((fault) => fault.at < at + length && at < fault.at + fault.length);
  const pieces: Piece[] = [];
  let end = 0;
  const add = (at: number, to: number, kind: Piece['kind']) => {
    if (to > at) pieces.push({ at, text: text.slice(at, to), kind });
  };
  // A mark, or half of one.
  for (const { index, 0: mark } of text.matchAll(/\{\{[^{}]*\}\}|\{\{|\}\}/g)) {
    add(end, index, 'text');
    end = index + mark.length;
    add(index, end, isWrong(index, mark.length) ? 'fault' : mark.length > 2 ? 'mark' : 'text');
  }
  add(end, text.length, 'text');
  return pieces;
}

interface Props {
  text: string;
  faults: readonly Pick<Fault, 'at' | 'length'>[];
}

/** The same letters at the same places under a field whose own letters are clear: so variables have a colour. */
export function PushMarks({ text, faults }: Props) {
  return (
    <div className="push-marks" aria-hidden="true">
      {piecesOf(text, faults).map(({ at, text: words, kind }) => (
        <span key={at} data-kind={kind}>
          {words}
        </span>
      ))}
      {/* A last empty line is a line too. */}
      {'\u200b'}
    </div>
  );
}
