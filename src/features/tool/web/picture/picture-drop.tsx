import { ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import './picture.css';

interface Props {
  onFiles(files: File[]): void;
  many?: boolean;
}

/** A place to drop, paste or choose pictures. They never leave the page. */
export function PictureDrop({ onFiles, many = false }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (files.length > 0) onFiles(many ? files : files.slice(0, 1));
  };
  const latest = useRef(take);
  latest.current = take;

  useEffect(() => {
    const paste = (event: ClipboardEvent) => latest.current(event.clipboardData?.files);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping has a button beside it that does the same
    <div
      className="picture-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <ImagePlus aria-hidden />
      <p>{many ? '把图片拖到这里，可以多张' : '把图片拖到这里'}，或按 Ctrl+V 粘贴</p>
      <Button size="sm" onClick={() => picker.current?.click()}>
        选图片
      </Button>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple={many}
        hidden
        aria-label="选图片"
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </div>
  );
}
