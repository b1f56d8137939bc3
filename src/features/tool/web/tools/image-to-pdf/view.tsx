import { runInWorker } from '../../frame/run-in-worker.ts';
import { type FileQuestion, FileTool } from '../../pdf/file-tool.tsx';
import type { MadeFile } from '../../picture/made-files.tsx';
import { PICTURES } from '../../picture/picture-drop.tsx';
import { OPTIONS, type Values } from './image-to-pdf.options.ts';

const run = runInWorker<FileQuestion<Values>, MadeFile[]>(
  () => new Worker(new URL('./image-to-pdf.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 120_000, tooSlow: '两分钟还没有处理完，已停止。图片可能太大或太多，请分几次来' },
);

export default function ImageToPdf() {
  return <FileTool run={run} options={OPTIONS} kind={PICTURES} many />;
}
