/** Gives a video its address. Returns what takes it away again. */
export function loadVideo(video: HTMLVideoElement, url: string, onFail: () => void): () => void {
  const isStream = /\.m3u8(?:[?#]|$)/i.test(url);
  return isStream && !playsStreams(video) ? loadStream(video, url, onFail) : loadFile(video, url, onFail);
}

/** Safari does, and knows best. Chromium has begun to, and stumbles over pieces that others play. */
function playsStreams(video: HTMLVideoElement): boolean {
  const isSafari = 'webkitShowPlaybackTargetPicker' in video || !('MediaSource' in window);
  return isSafari && video.canPlayType('application/vnd.apple.mpegurl') !== '';
}

function loadFile(video: HTMLVideoElement, url: string, onFail: () => void): () => void {
  video.addEventListener('error', onFail);
  video.src = url;
  return () => {
    video.removeEventListener('error', onFail);
    video.removeAttribute('src');
    video.load();
  };
}

/** Browsers that know no HLS are taught it; the code comes only for them and only now. */
function loadStream(video: HTMLVideoElement, url: string, onFail: () => void): () => void {
  let stop = () => {};
  let isOver = false;
  import('hls.js/light').then(
    ({ default: Hls }) => {
      if (isOver) return;
      if (!Hls.isSupported()) return onFail();
      const hls = new Hls();
      let hasRecovered = false;
      hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
        if (!fatal) return;
        // What the decoder stumbled over once, in the middle, it may get past.
        const mayRecover = type === Hls.ErrorTypes.MEDIA_ERROR && video.currentTime > 0;
        if (!mayRecover || hasRecovered) return onFail();
        hasRecovered = true;
        hls.recoverMediaError();
      });
      hls.loadSource(url);
      hls.attachMedia(video);
      stop = () => hls.destroy();
    },
    () => onFail(),
  );
  return () => {
    isOver = true;
    stop();
  };
}
