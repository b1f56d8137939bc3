import { type FileQuestion, FileTool, PDF } from '../../pdf/file-tool.tsx';
import { OPTIONS, type Values } from './pdf-to-image.options.ts';

async function run(question: FileQuestion<Values>, signal: AbortSignal) {
  const { drawPages } = await import('./draw-pages.ts');
  return drawPages(question, signal);
}

export default function PdfToImage() {
  return <FileTool run={run} options={OPTIONS} kind={PDF} />;
}
