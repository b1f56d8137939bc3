import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import { ToolFault } from '../frame/tool-fault.pure.ts';

/** What comes out: a name without its ending, and the bytes of a PDF. */
export interface MadePdf {
  name: string;
  bytes: Uint8Array;
  pages: number;
}

export interface PdfSource {
  name: string;
  bytes: Uint8Array;
}

const WRITER = { updateMetadata: false } as const;

export async function openPdf({ name, bytes }: PdfSource): Promise<PDFDocument> {
  try {
    // Many papers are only locked against changes: every reader opens them with no password, and so do we.
    const document = await PDFDocument.load(bytes, { ...WRITER, password: '' });
    // What was read is open now, and what is written must not say otherwise.
    const { Encrypt: _, ...trailer } = document.context.trailerInfo;
    document.context.trailerInfo = trailer;
    // A file that ends early is only found out when its pages are asked for.
    document.getPageCount();
    return document;
  } catch (error) {
    const isLocked = error instanceof Error && /encrypt|password/i.test(error.message);
    throw new ToolFault(
      isLocked ? `“${name}”有密码保护，请先去掉密码再来` : `“${name}”打不开，可能不是 PDF，或者文件坏了`,
    );
  }
}

export const baseOf = (name: string) => name.replace(/\.pdf$/i, '') || 'PDF';

export async function mergePdfs(sources: readonly PdfSource[]): Promise<MadePdf> {
  const whole = await PDFDocument.create();
  for (const source of sources) {
    const document = await openPdf(source);
    for (const page of await whole.copyPages(document, document.getPageIndices())) whole.addPage(page);
  }
  return made(`${baseOf(sources[0]?.name ?? '')}等${sources.length}份合并`, whole);
}

/** One file for each group of pages, counted from 1. */
export async function splitPdf(
  source: PdfSource,
  groupsOf: (count: number) => number[][],
  nameOf: (pages: number[]) => string,
) {
  const document = await openPdf(source);
  const all: MadePdf[] = [];
  for (const pages of groupsOf(document.getPageCount())) {
    const part = await PDFDocument.create();
    for (const page of await part.copyPages(
      document,
      pages.map((page) => page - 1),
    ))
      part.addPage(page);
    all.push(await made(`${baseOf(source.name)}-${nameOf(pages)}`, part));
  }
  return all;
}

/** Turned clockwise, on top of what the file already says. */
export async function rotatePdf(
  source: PdfSource,
  angle: number,
  pagesOf: (count: number) => number[],
): Promise<MadePdf> {
  const document = await openPdf(source);
  for (const number of new Set(pagesOf(document.getPageCount()))) {
    const page = document.getPage(number - 1);
    page.setRotation(degrees((((page.getRotation().angle + angle) % 360) + 360) % 360));
  }
  return made(`${baseOf(source.name)}-旋转`, document);
}

export async function made(name: string, document: PDFDocument): Promise<MadePdf> {
  return { name, bytes: await document.save({ useObjectStreams: true }), pages: document.getPageCount() };
}
