import { runInWorker } from '../../frame/run-in-worker.ts';
import type { GifFrame } from '../../gif/gif.work.ts';
import { type FileQuestion, FileTool } from '../../pdf/file-tool.tsx';
import type { MadeFile } from '../../picture/made-files.tsx';
import { OPTIONS, type Values } from './video-to-gif.options.ts';

const VIDEO = {
  noun: '视频',
  accept: 'video/*',
  fits: ({ type, name }: File) => type.startsWith('video/') || /\.(mp4|webm|mov|m4v|ogv)$/i.test(name),
};

const encode = runInWorker<{ frames: GifFrame[]; delayMs: number; isEndless: boolean }, Uint8Array<ArrayBuffer>>(
  () => new Worker(new URL('./video-to-gif.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 120_000, tooSlow: '两分钟还没有做完，已停止。请缩短时长，或把宽度调小' },
);

async function run({ files, values }: FileQuestion<Values>, signal: AbortSignal): Promise<MadeFile[]> {
  const [file] = files;
  if (!file) return [];
  const { readFrames } = await import('./read-frames.ts');
  const frames = await readFrames(file, values, signal);
  const bytes = await encode({ frames, delayMs: 1000 / values.rate, isEndless: values.isEndless }, signal);
  const blob = new Blob([bytes], { type: 'image/gif' });
  return [{ name: `${file.name.replace(/\.[^.]+$/, '')}.gif`, blob, note: `${frames.length} 幅画面` }];
}

export default function VideoToGif() {
  return <FileTool run={run} options={OPTIONS} kind={VIDEO} />;
}
