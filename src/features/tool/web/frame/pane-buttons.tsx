import { ClipboardPaste, Copy, Download, FileUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '#/ui/button/icon-button.tsx';
import { FileInput } from '#/ui/field/file-input.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { copyText } from '#/web/copy-text.ts';
import { download, readText } from './files.ts';
import { faultOf } from './tool-fault.pure.ts';

interface InputProps {
  value: string;
  onChange(value: string): void;
  /** Which files can be chosen, e.g. `.json,.txt`. */
  accept?: string;
}

/** Paste, open a file, clear. */
export function InputButtons({ value, onChange, accept = 'text/*' }: InputProps) {
  const picker = useRef<HTMLInputElement>(null);

  async function paste() {
    try {
      onChange(await navigator.clipboard.readText());
    } catch {
      toast('浏览器不让读剪切板，请在框里自己粘贴', { kind: 'error' });
    }
  }

  async function open(file: File | undefined) {
    if (!file) return;
    try {
      onChange(await readText(file));
    } catch (error) {
      toast(faultOf(error).message, { kind: 'error' });
    }
  }

  return (
    <>
      <IconButton label="粘贴" icon={<ClipboardPaste />} onClick={paste} />
      <IconButton label="打开文件" icon={<FileUp />} onClick={() => picker.current?.click()} />
      <FileInput ref={picker} accept={accept} hidden onFiles={([file]) => open(file)} />
      {value !== '' && <IconButton label="清空输入" icon={<Trash2 />} onClick={() => onChange('')} />}
    </>
  );
}

/** Copy and keep as a file. */
export function OutputButtons({ text, fileName }: { text: string; fileName: string }) {
  return (
    <>
      <IconButton label="复制结果" icon={<Copy />} onClick={() => copyText(text)} />
      <IconButton label="下载结果" icon={<Download />} onClick={() => download(text, fileName)} />
    </>
  );
}
