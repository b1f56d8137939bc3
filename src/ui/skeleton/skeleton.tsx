import type { CSSProperties } from 'react';
import './skeleton.css';

interface Props {
  shape?: 'text' | 'title' | 'block' | 'poster' | 'disc';
  /** Any CSS length; a line of text is rarely as wide as its column. */
  width?: string;
  height?: string;
  className?: string;
}

/** The outline of what is about to come. Silent: the region around it says aria-busy. */
export function Skeleton({ shape = 'text', width, height, className = '' }: Props) {
  // Custom properties are missing from React's type for styles.
  const size = { '--skeleton-width': width, '--skeleton-height': height } as CSSProperties;
  return <span className={`skeleton ${className}`} data-shape={shape} style={size} aria-hidden="true" />;
}

/** A paragraph to come; the last line is short, as last lines are. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="skeleton-lines">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity and never change places
        <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '62%' : '100%'} />
      ))}
    </span>
  );
}
