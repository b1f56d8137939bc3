import { useId } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from '#/ui/dialog/use-modal.ts';
import { MediaLibrary } from './media-library.tsx';
import type { Picked, PicturePlace } from './media-types.ts';
import '#/ui/dialog/dialog.css';
import { CornerClose } from '#/ui/dialog/corner-close.tsx';

interface Props extends PicturePlace {
  open: boolean;
  onClose: () => void;
  onPick: (pictures: readonly Picked[]) => void;
  /** Several can be taken, as they are. */
  isMultiple?: boolean;
  /** Sent at once: what was dropped on the field. */
  files?: readonly File[] | undefined;
}

/** The library in front of the page that wants a picture. Loaded when it is first opened. */
export default function MediaDialog({ open, onClose, onPick, isMultiple = false, files, ...place }: Props) {
  const titleId = useId();
  const { isMounted, props } = useModal(open, onClose, 'closerequest');
  // Outside of the form that wants the picture: ↵ in a field in here must not send that form.
  return createPortal(
    <dialog {...props} className="modal dialog media-dialog" aria-labelledby={titleId}>
      {isMounted && (
        <>
          <div className="media-dialog-head">
            <h2 id={titleId}>{isMultiple ? '选图片' : '选一张图片'}</h2>
            <p>
              给 {place.place}
              {place.ratio && `，比例 ${ratioText(place)}`}
            </p>
          </div>
          <MediaLibrary
            mode={isMultiple ? 'many' : 'one'}
            {...(files && { files })}
            {...{ place, onPick, onCancel: onClose }}
          />
          <CornerClose onClose={onClose} />
        </>
      )}
    </dialog>,
    document.body,
  );
}

const NAMED: readonly [number, string][] = [
  [1, '1 : 1'],
  [2 / 3, '2 : 3'],
  [3 / 4, '3 : 4'],
  [4 / 3, '4 : 3'],
  [3 / 2, '3 : 2'],
  [16 / 9, '16 : 9'],
  [2, '2 : 1'],
];

function ratioText({ ratio = 1, width }: PicturePlace): string {
  if (width) return `${width} × ${Math.round(width / ratio)}`;
  return NAMED.find(([one]) => Math.abs(one / ratio - 1) < 0.005)?.[1] ?? `${ratio.toFixed(2)} : 1`;
}
