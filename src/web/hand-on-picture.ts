import { toast } from '#/ui/toast/toast-store.ts';

async function pictureOf(src: string): Promise<Blob> {
  const answer = await fetch(src);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.blob();
}

/** For chats on a desktop, which take pictures that are pasted. */
export async function copyPicture(src: string, what = '图片'): Promise<void> {
  try {
    // Safari wants the promise itself, or it takes the click for used up.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': pictureOf(src) })]);
    toast(`${what}已复制，去聊天里粘贴`, { kind: 'success' });
  } catch {
    toast('没能复制，请下载后发送', { kind: 'error' });
  }
}

/** By the phone's own sheet with the picture in it, or with `instead` where it takes no files. */
export async function handOnPicture(src: string, name: string, instead?: ShareData): Promise<void> {
  try {
    const file = new File([await pictureOf(src)], name, { type: 'image/png' });
    if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] });
    else if (instead) await navigator.share(instead);
    else await copyPicture(src);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast('没能打开分享，请长按图片保存', { kind: 'error' });
  }
}
