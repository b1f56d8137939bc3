import { useRef } from 'react';
import { WATCHED } from '#/features/history/shared/kept-history.ts';
import { readStored } from '#/web/local-storage.ts';
import { isSeen, rememberWatched, watchedIn } from '../watched.ts';

interface Place {
  anyKey: string;
  source: string;
  set: string;
}

const SAVE_EVERY_SECONDS = 5;

/** Remembers how far one got into a set, and goes back there. */
export function useResume({ anyKey, source, set }: Place) {
  const savedAt = useRef(0);
  /** Before it is where it was left, its place says nothing: a video that is taken away goes back to nought. */
  const restored = useRef('');
  const here = `${source} ${set}`;

  function write(seconds: number, { duration }: Pick<HTMLVideoElement, 'duration'>) {
    savedAt.current = seconds;
    // A stream that is still going on has no length.
    const length = Number.isFinite(duration) ? Math.floor(duration) : 0;
    rememberWatched(anyKey, { Source: source, Set: set, Seconds: Math.floor(seconds), Length: length });
  }

  return {
    /** `from`: where another source stopped, which private mode keeps nowhere. */
    restore(video: HTMLVideoElement, from?: number) {
      const known = watchedIn(readStored(WATCHED))[anyKey];
      const seconds = from ?? (known?.Set === set ? known.Seconds : 0);
      savedAt.current = seconds;
      restored.current = here;
      if (seconds > 0 && !isSeen({ Seconds: seconds, Length: video.duration })) video.currentTime = seconds;
      else write(0, video);
    },
    note(video: HTMLVideoElement) {
      if (restored.current !== here) return;
      if (Math.abs(video.currentTime - savedAt.current) >= SAVE_EVERY_SECONDS) write(video.currentTime, video);
    },
    save(video: HTMLVideoElement) {
      if (video.currentTime > 0 && restored.current === here) write(video.currentTime, video);
    },
    /** Seen to its end: what comes next is the next one. */
    finish: (video: HTMLVideoElement | null) =>
      video && write(Number.isFinite(video.duration) ? video.duration : 0, video),
  };
}
