/** Gives a video its address. Returns what takes it away again. */
export function loadVideo(video: HTMLVideoElement, url: string, onFail: () => void): () => void {
  const isStream = /\.m3u8(?:[?#]|$)/i.test(url);
  return isStream && !video.canPlayType('application/vnd.apple.mpegurl')
    ? loadStream(video, url, onFail)
    : loadFile(video, url, onFail);
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
      hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
        if (fatal) onFail();
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
