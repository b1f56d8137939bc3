import { useRef } from 'react';
import { readStored } from '#/web/local-storage.ts';
import { rememberWatched, watchedIn } from '../watched.ts';

interface Place {
  anyKey: string;
  source: string;
  set: string;
}

const SAVE_EVERY_SECONDS = 5;
/** So close to the end one has seen it; to begin there would only be startling. */
const END_SECONDS = 15;

/** Remembers how far one got into a set, and goes back there. */
export function useResume({ anyKey, source, set }: Place) {
  const savedAt = useRef(0);

  function write(seconds: number) {
    savedAt.current = seconds;
    rememberWatched(anyKey, { Source: source, Set: set, Seconds: Math.floor(seconds) });
  }

  return {
    restore(video: HTMLVideoElement) {
      const known = watchedIn(readStored('watched'))[anyKey];
      const seconds = known?.Source === source && known.Set === set ? known.Seconds : 0;
      savedAt.current = seconds;
      if (seconds > 0 && seconds < video.duration - END_SECONDS) video.currentTime = seconds;
      else write(0);
    },
    note({ currentTime }: HTMLVideoElement) {
      if (Math.abs(currentTime - savedAt.current) >= SAVE_EVERY_SECONDS) write(currentTime);
    },
    save({ currentTime }: HTMLVideoElement) {
      if (currentTime > 0) write(currentTime);
    },
    forget: () => write(0),
  };
}
