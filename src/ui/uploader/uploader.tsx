import { ChevronLeft, ChevronRight, Plus, RotateCcw, X } from 'lucide-react';
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { FileInput } from '../field/file-input.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { Upload } from './upload-queue.ts';
import { UploadTile } from './upload-tile.tsx';
import { useHeldForm } from './use-held-form.ts';
import { type PictureTask, useUploads } from './use-uploads.ts';
import './uploader.css';

export interface UploaderProps {
  /** Names the field. */
  label: string;
  /** Sends one file and answers its address; throws when that fails. */
  upload: Upload<File>;
  /** Told of every change: the addresses of all files that are there, in their order. */
  onChange: (urls: readonly string[]) => void;
  /** Addresses that are there at first. */
  initial?: readonly string[];
  /** The largest file, in MB. */
  maxMb?: number;
  maxCount?: number;
  /** As of a file input. */
  accept?: string;
  /** Whether the order matters: pictures are moved by dragging, or with two buttons each. */
  isSortable?: boolean;
  /** Whether pictures pasted anywhere on the page come here; for one uploader of a page. */
  takesPaste?: boolean;
}

const picturesIn = (files: FileList | undefined) => [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Pictures that are sent one after the other. The first failure stops those after it; 再试 goes on from there. */
export function Uploader(props: UploaderProps) {
  const { label, upload, onChange, initial = [], maxMb = 10, maxCount = 9, accept = 'image/*' } = props;
  const { isSortable = false, takesPaste = false } = props;
  const { tasks, isBusy, add, remove, move, again } = useUploads({ initial, upload, onChange, maxMb, maxCount });
  const root = useRef<HTMLFieldSetElement>(null);
  const hasFailed = !isBusy && tasks.some(({ state }) => state === 'failed');
  useHeldForm(
    root,
    isBusy ? `${label}还在上传，传完再提交` : hasFailed ? `有${label}没传上去，再试一次或去掉它` : undefined,
  );
  const id = useId();
  const dragged = useRef<number>(undefined);
  const [isOver, setOver] = useState(false);
  const [said, setSaid] = useState('');
  const canMove = isSortable && !isBusy && tasks.length > 1;

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const pictures = picturesIn(event.clipboardData?.files);
    if (pictures.length === 0) return;
    event.preventDefault();
    add(pictures);
  });
  useEffect(() => {
    if (!takesPaste) return;
    const listen = (event: ClipboardEvent) => paste(event);
    window.addEventListener('paste', listen);
    return () => window.removeEventListener('paste', listen);
  }, [takesPaste]);

  function moveTo(task: PictureTask, to: number, button?: string) {
    if (move(task.id, to) === undefined) return;
    setSaid(`移到了第 ${to + 1} 张`);
    // An element that is moved within the page loses the focus, a moment later.
    if (button) requestAnimationFrame(() => document.getElementById(button)?.focus());
  }

  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  function drop(event: DragEvent) {
    setOver(false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    add(picturesIn(event.dataTransfer.files));
  }

  return (
    <fieldset
      ref={root}
      className="uploader"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend className="uploader-name">{label}</legend>
      <ul className="uploader-tiles" aria-busy={isBusy}>
        {tasks.map((task, index) => (
          <li
            key={task.id}
            className="uploader-tile"
            draggable={canMove}
            onDragStart={() => {
              dragged.current = task.id;
            }}
            onDragOver={(event) => {
              if (dragged.current !== undefined && !hasFiles(event)) event.preventDefault();
            }}
            onDrop={() => {
              const moved = tasks.find((one) => one.id === dragged.current);
              dragged.current = undefined;
              if (moved && moved !== task) moveTo(moved, index);
            }}
          >
            <UploadTile task={task} name={`第 ${index + 1} 张`} />
            {isSortable && index === 0 && <span className="uploader-first">封面</span>}
            {!isBusy && (
              <button
                type="button"
                className="uploader-remove"
                aria-label={`去掉第 ${index + 1} 张`}
                onClick={() => remove(task.id)}
              >
                <X size={14} aria-hidden />
              </button>
            )}
            {canMove && (
              <span className="uploader-moves">
                {([-1, 1] as const).map((step) => (
                  <button
                    key={step}
                    id={`${id}${task.id}${step}`}
                    type="button"
                    aria-label={`第 ${index + 1} 张${step < 0 ? '前移' : '后移'}`}
                    aria-disabled={index + step < 0 || index + step >= tasks.length}
                    onClick={() => moveTo(task, index + step, `${id}${task.id}${step}`)}
                  >
                    {step < 0 ? <ChevronLeft size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
                  </button>
                ))}
              </span>
            )}
          </li>
        ))}
        {tasks.length < maxCount && (
          <li className="uploader-tile">
            <label className="uploader-add">
              <FileInput accept={accept} multiple disabled={isBusy} aria-label={`添加${label}`} onFiles={add} />
              <Plus size={22} aria-hidden />
              <span aria-hidden>不超过 {maxMb} MB</span>
            </label>
          </li>
        )}
      </ul>
      {isSortable && (
        <span role="status">
          <VisuallyHidden>{said}</VisuallyHidden>
        </span>
      )}
      {hasFailed && (
        <p className="uploader-failed" role="status">
          上传失败，后面的没有再传。
          <Button kind="line" size="sm" icon={<RotateCcw aria-hidden />} onClick={again}>
            再试
          </Button>
        </p>
      )}
    </fieldset>
  );
}
