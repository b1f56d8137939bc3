import { FilePlus, ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { FileInput } from '#/ui/field/file-input.tsx';
import './picture.css';

/** What may be dropped: how it is called, and how it is known. */
export interface FileKind {
  noun: string;
  accept: string;
  fits(file: File): boolean;
}

export const PICTURES: FileKind = { noun: '图片', accept: 'image/*', fits: ({ type }) => type.startsWith('image/') };

interface Props {
  onFiles(files: File[]): void;
  many?: boolean;
  kind?: FileKind;
}

/** A place to drop, paste or choose files, pictures if nothing else is said. */
export function PictureDrop({ onFiles, many = false, kind = PICTURES }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (list: Iterable<File> | undefined) => {
    const files = [...(list ?? [])].filter(kind.fits);
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
      {kind === PICTURES ? <ImagePlus aria-hidden /> : <FilePlus aria-hidden />}
      <p className="picture-drop-by-mouse">把{kind.noun}拖到这里，或者直接粘贴</p>
      {many && <p>可以一次选多{kind === PICTURES ? '张' : '个'}</p>}
      <Button size="sm" onClick={() => picker.current?.click()}>
        选{kind.noun}
      </Button>
      <FileInput
        ref={picker}
        accept={kind.accept}
        multiple={many}
        hidden
        aria-label={`选${kind.noun}`}
        onFiles={take}
      />
    </div>
  );
}
