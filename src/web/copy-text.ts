import { toast } from '#/ui/toast/toast-store.ts';

/** Copies and says so. Pages without TLS have no clipboard API, so there the old way is taken. */
export async function copyText(text: string): Promise<boolean> {
  const done = await writeClipboard(text);
  if (done) toast('内容已复制到剪切板', { kind: 'success' });
  else toast('没能复制，请手动选中后复制', { kind: 'error' });
  return done;
}

async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // Inside an open dialog everything else is inert and cannot be selected.
  (document.querySelector('dialog:modal') ?? document.body).append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } finally {
    area.remove();
  }
}
