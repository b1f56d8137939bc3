import { ToolFault } from './tool-fault.pure.ts';

const LARGEST_TEXT = 20 * 1024 * 1024;

/** A file as text. Chinese Windows writes GB18030 where UTF-8 is expected. */
export async function readText(file: File): Promise<string> {
  if (file.size > LARGEST_TEXT) throw new ToolFault('文件太大了，最多 20 MB');
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

export function download(content: Blob | string, name: string, type = 'text/plain;charset=utf-8'): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
