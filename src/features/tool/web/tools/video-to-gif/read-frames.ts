import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { type GifFrame, gifSize } from '../../gif/gif.work.ts';
import type { Values } from './video-to-gif.options.ts';
import { momentsOf } from './video-to-gif.pure.ts';

/** Frames of a film, one after the other as the browser can show them. */
export async function readFrames(file: File, values: Values, signal: AbortSignal): Promise<GifFrame[]> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  try {
    video.muted = true;
    video.preload = 'auto';
    video.src = address;
    await happens(video, 'loadeddata', signal);
    const size = gifSize({ width: video.videoWidth, height: video.videoHeight }, values.width || 360);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [size.width, size.height];
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    if (!pen) throw new ToolFault('浏览器没能打开画布，请关掉一些标签页再试');
    const frames: GifFrame[] = [];
    for (const moment of momentsOf(video.duration, values)) {
      if (Math.abs(video.currentTime - moment) > 0.001) {
        const there = happens(video, 'seeked', signal);
        video.currentTime = moment;
        await there;
      }
      pen.drawImage(video, 0, 0, size.width, size.height);
      frames.push({ data: pen.getImageData(0, 0, size.width, size.height).data, ...size });
    }
    return frames;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}

function happens(video: HTMLVideoElement, event: 'loadeddata' | 'seeked', signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    const end = (finish: () => void) => () => {
      stop.abort();
      finish();
    };
    const listen = { signal: stop.signal };
    video.addEventListener(event, end(resolve), listen);
    video.addEventListener(
      'error',
      end(() => reject(new ToolFault('浏览器播放不了这段视频，请换成 MP4（H.264）或 WebM'))),
      listen,
    );
    signal.addEventListener(
      'abort',
      end(() => reject(new ToolFault('已取消'))),
      listen,
    );
  });
}
