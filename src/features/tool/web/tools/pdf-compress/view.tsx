import { runInWorker } from '../../frame/run-in-worker.ts';
import { type FileQuestion, FileTool, PDF } from '../../pdf/file-tool.tsx';
import type { MadeFile } from '../../picture/made-files.tsx';
import { OPTIONS, type Values } from './pdf-compress.options.ts';

const run = runInWorker<FileQuestion<Values>, MadeFile[]>(
  () => new Worker(new URL('./pdf-compress.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 120_000, tooSlow: '两分钟还没有处理完，已停止。文件可能太大，请分几次来' },
);

export default function PdfCompress() {
  return <FileTool run={run} options={OPTIONS} kind={PDF} isSmaller />;
}
