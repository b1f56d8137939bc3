import './difference.css';

export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** What was added and what is gone, by colour and, for those who do not see it, by mark and element. */
export function Difference({ pieces, byLine }: { pieces: readonly Piece[]; byLine: boolean }) {
  return (
    <pre className="difference" data-lines={byLine || undefined}>
      {pieces.map(({ kind, text }, at) => {
        const Tag = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing but their place
          <Tag key={at}>{text}</Tag>
        );
      })}
    </pre>
  );
}
