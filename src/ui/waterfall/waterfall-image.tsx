import { type ReactNode, use } from 'react';
import { LazyImage } from '../lazy-image/lazy-image.tsx';
import { WaterfallContext } from './waterfall-context.ts';

export interface WaterfallImageProps {
  src: string;
  alt: string;
  /** The stored size of the picture, which keeps its room before it comes. */
  width: number;
  height: number;
  srcSet?: string;
  sizes?: string;
  /** Shown when three attempts have failed. */
  fallback?: ReactNode;
  /** For the first cards of a page: no waiting, high priority. */
  isUrgent?: boolean;
  className?: string;
}

/** A picture that loads when its card comes within 300 × width / 375 px of the view. */
export function WaterfallImage({ width, height, ...rest }: WaterfallImageProps) {
  const cards = use(WaterfallContext);
  return <LazyImage {...rest} ratio={`${width} / ${height}`} {...(cards && { near: cards.whenNear })} />;
}
