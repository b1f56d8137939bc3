import type { CoverArt } from './card.ts';
import './title-cover.css';

interface Props {
  cover: CoverArt;
  className?: string;
  /** Seen at once: not held back. */
  isFirst?: boolean;
  width?: number;
  height?: number;
  /** Shown over it to a mouse that stays. */
  summary?: string;
}

/** The cover beside a title's name, which says everything a description of it could. */
export function TitleCover(props: Props) {
  const { cover, className = '', isFirst = false, width = 300, height = 420, summary } = props;
  return (
    <span
      className={`title-cover ${className}`}
      data-grows=""
      data-summary={summary || undefined}
      style={cover.backup ? { backgroundImage: `url('${cover.backup}')` } : undefined}
    >
      <img
        src={cover.src}
        alt=""
        width={width}
        height={height}
        loading={isFirst ? undefined : 'lazy'}
        decoding="async"
      />
    </span>
  );
}
