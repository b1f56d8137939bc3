interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

type Video = Pick<
  HTMLVideoElement,
  'currentTime' | 'duration' | 'volume' | 'muted' | 'paused' | 'play' | 'pause' | 'requestFullscreen'
>;
type Action = (video: Video) => void;

const seek =
  (seconds: number): Action =>
  (video) => {
    const end = Number.isFinite(video.duration) ? video.duration : Number.POSITIVE_INFINITY;
    video.currentTime = Math.min(end, Math.max(0, video.currentTime + seconds));
  };
const loudness =
  (by: number): Action =>
  (video) => {
    video.volume = Math.min(1, Math.max(0, Math.round((video.volume + by) * 10) / 10));
  };
const turn: Action = (video) => {
  // Refused when the browser wants a click first; its own button is there for that.
  if (video.paused) video.play().catch(() => {});
  else video.pause();
};

const ACTIONS: Record<string, Action | 'next'> = {
  ' ': turn,
  k: turn,
  ArrowLeft: seek(-5),
  ArrowRight: seek(5),
  j: seek(-10),
  l: seek(10),
  ArrowUp: loudness(0.1),
  ArrowDown: loudness(-0.1),
  m: (video) => {
    video.muted = !video.muted;
  },
  f: (video) => {
    if (document.fullscreenElement) document.exitFullscreen();
    // Older Safari has it under another name, and its own button for it.
    else video.requestFullscreen?.();
  },
  n: 'next',
};

/** What a key does to the video; keys with Ctrl, ⌘ or Alt are the browser's. */
export function keyAction({ key, ctrlKey, metaKey, altKey }: Key): Action | 'next' | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  return ACTIONS[key.length === 1 ? key.toLowerCase() : key];
}
