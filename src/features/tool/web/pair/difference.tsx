import './difference.css';

export interface Piece {
  kind: 'same' | 'added' | 'removed';
  /** Compared by lines, it is one or more of them, without a break at the end. */
  text: string;
}

/** What was added and what is gone, by colour and, for those who do not see it, by mark and element. */
export function Difference({ pieces, byLine }: { pieces: readonly Piece[]; byLine: boolean }) {
  // Every line has a sign of its own.
  const shown = byLine
    ? pieces.flatMap(({ kind, text }) => text.split('\n').map((line) => ({ kind, text: line })))
    : pieces;
  return (
    <pre className="difference" data-lines={byLine || undefined}>
      {shown.map(({ kind, text }, at) => {
        const Tag = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing but their place
          <Tag key={at}>{text}</Tag>
        );
      })}
    </pre>
  );
}
