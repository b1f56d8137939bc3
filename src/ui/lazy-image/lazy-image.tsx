import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { MOST_ATTEMPTS, retryDelay } from './image-attempts.ts';
import { createLoadedImages } from './loaded-images.ts';
import { whenNear } from './when-near.ts';
import './lazy-image.css';

interface Props {
  src: string;
  alt: string;
  /** CSS aspect-ratio of the box, which keeps its size whatever happens to the image. */
  ratio: string;
  srcSet?: string;
  sizes?: string;
  /** Shown when three attempts have failed. */
  fallback?: ReactNode;
  /** For the one image that is seen first: no waiting, high priority. */
  isUrgent?: boolean;
  /** Says when to start, for those who measure nearness in their own way. */
  near?: (element: Element, start: () => void) => () => void;
  className?: string;
}

const loaded = createLoadedImages();
const subscribeToNothing = () => () => {};

export function LazyImage(props: Props) {
  // Another address is another image: it starts with all attempts before it.
  return <Picture key={props.src} {...props} />;
}

function Picture({
  src,
  alt,
  ratio,
  srcSet,
  sizes,
  fallback,
  isUrgent = false,
  near = whenNear,
  className = '',
}: Props) {
  const frame = useRef<HTMLSpanElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const isFromServer = useIsFromServer();
  // What the server sent is the browser's to load; only images made later wait for our signal.
  const [isStarted, setStarted] = useState(isFromServer || isUrgent || loaded.has(src));
  const [isReadyAtFirst] = useState(isStarted);
  const { attempt, fail } = useAttempts();

  useEffect(() => {
    if (isStarted || !frame.current) return;
    return near(frame.current, () => setStarted(true));
  }, [isStarted, near]);

  useEffect(() => {
    // An image of the server may have failed or loaded before React listened.
    if (!image.current?.complete || !image.current.currentSrc) return;
    if (image.current.naturalWidth === 0) fail();
    else loaded.add(src);
  }, [src, fail]);

  const hasFailed = attempt >= MOST_ATTEMPTS;
  return (
    <span ref={frame} className={`lazy-image ${className}`} style={{ aspectRatio: ratio }}>
      {hasFailed ? (
        <span className="lazy-image-fallback" role="img" aria-label={alt}>
          {fallback}
        </span>
      ) : (
        <img
          // A new element asks for the same address again.
          key={attempt}
          ref={image}
          alt={alt}
          className="lazy-image-picture"
          data-ready={isReadyAtFirst}
          loading={isFromServer && !isUrgent ? 'lazy' : undefined}
          fetchPriority={isUrgent ? 'high' : undefined}
          decoding="async"
          {...(isStarted && { src, srcSet, sizes })}
          onLoad={({ currentTarget }) => {
            loaded.add(src);
            // Not by React: a list would be rendered once more for every picture that comes.
            currentTarget.dataset['ready'] = 'true';
          }}
          onError={fail}
        />
      )}
    </span>
  );
}

/** True for good where the first render was the server's: an image that lost its `loading` would load at once. */
function useIsFromServer(): boolean {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [isFromServer] = useState(isHydrating);
  return isFromServer;
}

/** Counts attempts: after a failure the next one follows with a growing delay. */
function useAttempts() {
  const [attempt, setAttempt] = useState(0);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failures === attempt) return;
    const timer = setTimeout(() => setAttempt(failures), retryDelay(failures) ?? 0);
    return () => clearTimeout(timer);
  }, [failures, attempt]);
  const [fail] = useState(() => () => setFailures((count) => count + 1));
  return { attempt, fail };
}
