import { CircleAlert, ImagePlus, X } from 'lucide-react';
import { type DragEvent, lazy, Suspense, useId, useState } from 'react';
import { type Picked, type PicturePlace, thumbOf } from './media-types.ts';
import { picturesIn } from './pictures-in.ts';
import './picture-field.css';

const MediaDialog = lazy(() => import('./media-dialog.tsx'));

export interface PictureFieldProps extends PicturePlace {
  /** The address of the picture; empty when there is none. */
  value: string;
  /** The second is its size where it is known. */
  onChange: (address: string, picture?: Picked) => void;
  label?: string;
  /** Gives the address to the form around it. */
  name?: string;
  error?: string | undefined;
  /** Whether it may be left empty. */
  isOptional?: boolean;
}

/**
 * A place for one picture. It is chosen from the library, dropped here or pasted; nobody has to know an address. In a
 * form without JavaScript the address is a plain field.
 */
export function PictureField(props: PictureFieldProps) {
  const { value, onChange, label = '图片', name, error, isOptional = false, place, ratio, width } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [files, setFiles] = useState<readonly File[]>();
  const [isOver, setOver] = useState(false);

  function open(sent?: readonly File[]) {
    setFiles(sent);
    setWasOpened(true);
    setOpen(true);
  }

  function drop(event: DragEvent) {
    setOver(false);
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.stopPropagation();
    open(picturesIn(event.dataTransfer.files));
  }

  return (
    <div className="picture-field" data-bad={error ? true : undefined}>
      {name && (
        <noscript>
          <input name={name} defaultValue={value} aria-label={`${label}链接`} />
        </noscript>
      )}
      {name && <input type="hidden" name={name} value={value} />}
      <button
        type="button"
        className="picture-field-box"
        aria-label={`${place}：${value ? `换${label}` : isOptional ? `加${label}` : `选${label}，拖进来或粘贴`}`}
        aria-describedby={error ? id : undefined}
        data-empty={value ? undefined : true}
        data-over={isOver || undefined}
        style={{ aspectRatio: ratio ?? 1.6 }}
        onClick={() => open()}
        onPaste={(event) => {
          const pictures = picturesIn(event.clipboardData.files);
          if (pictures.length > 0) open(pictures);
        }}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {value ? (
          <>
            <img src={thumbOf(value)} alt="" />
            <span className="picture-field-change">换图</span>
          </>
        ) : (
          <>
            <ImagePlus size={20} aria-hidden />
            <span>{isOptional ? `加${label}` : '拖进来或粘贴'}</span>
          </>
        )}
      </button>
      {value && isOptional && (
        <button
          type="button"
          className="picture-field-remove"
          aria-label={`${place}：去掉${label}`}
          onClick={() => onChange('')}
        >
          <X size={14} aria-hidden />
        </button>
      )}
      {error && (
        <p id={id} className="picture-field-error">
          <CircleAlert size={14} aria-hidden />
          {error}
        </p>
      )}
      {wasOpened && (
        <Suspense>
          <MediaDialog
            open={isOpen}
            onClose={() => setOpen(false)}
            onPick={([picture]) => {
              setOpen(false);
              if (picture) onChange(picture.Url, picture);
            }}
            {...{ files, place, ratio, width }}
          />
        </Suspense>
      )}
    </div>
  );
}
