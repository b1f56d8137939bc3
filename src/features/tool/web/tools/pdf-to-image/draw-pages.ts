import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import type { FileQuestion } from '../../pdf/file-tool.tsx';
import { readRanges } from '../../pdf/page-range.pure.ts';
import { PdfFiles } from '../../pdf/pdf-files.ts';
import type { MadeFile } from '../../picture/made-files.tsx';
import type { Values } from './pdf-to-image.options.ts';
import { pixelsOf } from './pdf-to-image.pure.ts';

const LIMIT_MS = 180_000;

/** Drawn in the page: fonts of a document are made known to it. What reads the document is a worker of its own. */
export async function drawPages({ files, values }: FileQuestion<Values>, signal: AbortSignal): Promise<MadeFile[]> {
  const [file] = files;
  if (!file) return [];
  const port = new Worker(new URL('./read-pdf.worker.ts', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    worker,
    cMapUrl: '/',
    cMapPacked: true,
    standardFontDataUrl: '/',
    wasmUrl: '/',
    useWorkerFetch: false,
    BinaryDataFactory: PdfFiles,
  });
  const stop = () => port.terminate();
  signal.addEventListener('abort', stop);
  // The worker is gone then, and with it the answer that is waited for.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new ToolFault('已取消')));
    timer = setTimeout(
      () => reject(new ToolFault('三分钟还没有画完，已停止。请少选几页，或把清晰度调低一些')),
      LIMIT_MS,
    );
  });
  try {
    const document = await Promise.race([task.promise, late]).catch((error: unknown) => {
      if (error instanceof ToolFault) throw error;
      const isLocked = error instanceof Error && error.name === 'PasswordException';
      throw new ToolFault(
        isLocked ? `“${file.name}”有密码保护，请先去掉密码再来` : `“${file.name}”打不开，可能不是 PDF，或者文件坏了`,
      );
    });
    const made: MadeFile[] = [];
    for (const number of readRanges(values.pages, document.numPages).flat()) {
      signal.throwIfAborted();
      made.push(await Promise.race([drawPage(await document.getPage(number), number, file.name, values), late]));
    }
    return made;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    await task.destroy().catch(() => undefined);
    stop();
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

async function drawPage(page: Page, number: number, fileName: string, { type, dpi }: Values): Promise<MadeFile> {
  const plain = page.getViewport({ scale: 1 });
  const { scale, width, height } = pixelsOf(plain, dpi);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  await page.render({ canvas, viewport: page.getViewport({ scale }), background: '#ffffff' }).promise;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!blob) throw new ToolFault('浏览器没能保存图片，请把清晰度调低一些');
  const ending = type === 'image/png' ? 'png' : 'jpg';
  return { name: `${fileName.replace(/\.pdf$/i, '')}-${number}.${ending}`, blob, note: `${width} × ${height}` };
}
