import { useModal } from '../dialog/use-modal.ts';
import { PreviewStage, type PreviewStageProps } from './preview-stage.tsx';
import './image-preview.css';

export interface ImagePreviewProps extends PreviewStageProps {
  open: boolean;
}

/**
 * Pictures over the whole window: swipe or arrow keys to the next, pinch, wheel or a double tap to look closer,
 * one tap or Escape to leave.
 */
export function ImagePreview({ open, ...stage }: ImagePreviewProps) {
  const { isMounted, props } = useModal(open, stage.onClose, 'closerequest');
  return (
    <dialog {...props} className="modal image-preview" aria-label="图片预览">
      {isMounted && stage.images.length > 0 && <PreviewStage key={stage.start ?? 0} {...stage} />}
    </dialog>
  );
}
