import { serveWorker } from '../frame/serve-worker.ts';
import { ToolFault } from '../frame/tool-fault.pure.ts';
import type { MadeFile } from '../picture/made-files.tsx';
import type { FileQuestion } from './file-tool.tsx';
import type { MadePdf, PdfSource } from './pdf-pages.work.ts';

const LARGEST = 200 * 1024 * 1024;

async function sourceOf(file: File): Promise<PdfSource> {
  if (file.size > LARGEST) throw new ToolFault(`“${file.name}”太大了，最多 200 MB`);
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}

export function asFile({ name, bytes, pages }: MadePdf): MadeFile {
  return {
    name: `${name}.pdf`,
    blob: new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }),
    note: `${pages} 页`,
  };
}

/** The whole body of a worker that makes PDFs out of PDFs. */
export function servePdf<Values>(
  work: (sources: readonly PdfSource[], values: Values) => Promise<readonly MadePdf[]>,
): void {
  serveWorker(async ({ files, values }: FileQuestion<Values>) => {
    const sources: PdfSource[] = [];
    for (const file of files) sources.push(await sourceOf(file));
    return (await work(sources, values)).map(asFile);
  });
}
