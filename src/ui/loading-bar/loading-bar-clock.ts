/** Navigations shorter than this show nothing. */
const SHOW_AFTER = 200;
/** The full bar stays this long before it goes. */
const HIDE_AFTER = 500;

export type LoadingState = 'hidden' | 'running' | 'full';

/**
 * Turns "loading: yes or no" into what the bar shows. The way from 0 to 100 in 5000 ms is the stylesheet's.
 * A load longer than that keeps its bar until it ends.
 */
export function createLoadingBarClock(show: (state: LoadingState) => void) {
  let state: LoadingState = 'hidden';
  let isActive = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function become(next: LoadingState) {
    state = next;
    show(next);
  }

  return {
    setActive(next: boolean): void {
      if (next === isActive) return;
      isActive = next;
      clearTimeout(timer);
      if (isActive) {
        if (state !== 'hidden') become('hidden');
        timer = setTimeout(become, SHOW_AFTER, 'running');
      } else if (state === 'running') {
        become('full');
        timer = setTimeout(become, HIDE_AFTER, 'hidden');
      }
    },
    stop(): void {
      clearTimeout(timer);
    },
  };
}
