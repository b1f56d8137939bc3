/** So long a video may stand still before another source is tried; where there is none, three times as long. */
const PATIENCE_SECONDS = 12;

/**
 * Says when a video that should play stands still: some sources answer everything and still show nothing. Time without a
 * connection does not count, nor does a pause. Returns what ends the watch.
 */
export function watchProgress(video: HTMLVideoElement, hasOther: () => boolean, onStall: () => void): () => void {
  let place = -1;
  let still = 0;
  const timer = setInterval(() => {
    // Before the first picture a video is paused, although it is to play.
    const isWaiting = !video.ended && (video.paused ? video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA : true);
    if (!isWaiting || video.currentTime !== place || !navigator.onLine) {
      place = video.currentTime;
      still = 0;
      return;
    }
    still += 1;
    if (still < PATIENCE_SECONDS * (hasOther() ? 1 : 3)) return;
    clearInterval(timer);
    onStall();
  }, 1000);
  return () => clearInterval(timer);
}
