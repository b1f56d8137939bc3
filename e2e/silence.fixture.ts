import type { BrowserContext } from 'playwright-core';

/** A sound of nothing, so many seconds long: what a video element plays as well as any video. */
export function silence(seconds: number): Buffer {
  const rate = 8000;
  const data = Buffer.alloc(rate * seconds, 128);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}

/** A server of videos that gives a minute of it, and any part of it. */
export async function playSilence(context: BrowserContext): Promise<void> {
  const sound = silence(60);
  await context.route('https://video.test/**', (route) => {
    const from = Number(/bytes=(\d+)/.exec(route.request().headers()['range'] ?? '')?.[1] ?? 0);
    const range = `bytes ${from}-${sound.length - 1}/${sound.length}`;
    const headers = { 'content-type': 'audio/wav', 'accept-ranges': 'bytes', 'content-range': range };
    return route.fulfill({ status: 206, headers, body: sound.subarray(from) });
  });
}
