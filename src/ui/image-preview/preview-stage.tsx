import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PREVIEW, pictureAt } from './preview-gesture.ts';
import { type Preview, usePreview } from './use-preview.ts';
import { usePreviewGestures, useWheelZoom } from './use-preview-gestures.ts';

export interface PreviewImage {
  src: string;
  alt: string;
}

export interface PreviewStageProps {
  images: readonly PreviewImage[];
  /** Index of the picture shown first. */
  start?: number;
  /** Called when the visitor leaves; must set `open` to false. */
  onClose: () => void;
  /** Tells which picture is shown after a swipe. */
  onChange?: (index: number) => void;
  /** After the last picture comes the first. */
  loop?: boolean;
  /** What stands under the picture. */
  foot?: (index: number) => ReactNode;
}

const ZOOM_STEP = 1.5;

const larger = ({ zoom, zoomTo }: Preview) => zoomTo(zoom * ZOOM_STEP);
const KEYS: Record<string, (preview: Preview, count: number) => void> = {
  ArrowRight: ({ go }) => go(1),
  ArrowLeft: ({ go }) => go(-1),
  Home: ({ go, index }) => go(-index),
  End: ({ go, index }, count) => go(count - 1 - index),
  '+': larger,
  '=': larger,
  '-': ({ zoom, zoomTo }) => zoomTo(Math.max(1, zoom / ZOOM_STEP)),
  '0': ({ zoomTo }) => zoomTo(1),
};

export function PreviewStage({ images, start = 0, onClose, onChange, loop = true, foot }: PreviewStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const count = images.length;
  const preview = usePreview({ count, start, loop, stage, onChange });
  const { position, drag, zoom, pan, index } = preview;
  const { isMoving, handlers } = usePreviewGestures(preview, count, onClose);
  useWheelZoom(stage, preview);

  const act = (key: string) => KEYS[key]?.(preview, count);
  useKeys((event) => {
    if (!(event.key in KEYS) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act(event.key);
  });

  const around = count > 1 ? [position - 1, position, position + 1] : [position];
  return (
    <>
      <div
        ref={stage}
        className="image-preview-stage"
        data-moving={isMoving}
        data-zoom={zoom}
        // React's type of style has no place for custom properties.
        style={{ '--image-preview-swipe': `${PREVIEW.swipeDuration}ms` } as CSSProperties}
        {...handlers}
      >
        {around
          .filter((at) => loop || (at >= 0 && at < count))
          .map((at) => (
            <div
              key={at}
              className="image-preview-slide"
              data-current={at === position}
              aria-hidden={at !== position}
              style={{ transform: `translateX(calc(${(at - position) * 100}% + ${drag}px))` }}
            >
              <Picture
                image={images[pictureAt(at, count)]}
                {...(at === position && { transform: `translate(${pan.x}px, ${pan.y}px) scale(${zoom})` })}
              />
            </div>
          ))}
      </div>
      <p className="image-preview-count num" aria-live="polite">
        <span className="image-preview-words">
          第 {index + 1} 张，共 {count} 张
        </span>
        <span aria-hidden>
          {index + 1} / {count}
        </span>
      </p>
      {foot && <div className="image-preview-foot">{foot(index)}</div>}
      <div className="image-preview-tools">
        <button type="button" aria-label="缩小" disabled={zoom <= 1} onClick={() => act('-')}>
          <ZoomOut size={20} aria-hidden />
        </button>
        <button type="button" aria-label="放大" disabled={zoom >= PREVIEW.maxZoom} onClick={() => act('+')}>
          <ZoomIn size={20} aria-hidden />
        </button>
        <button type="button" aria-label="关闭" onClick={onClose}>
          <X size={22} aria-hidden />
        </button>
      </div>
      {count > 1 && (
        <>
          <button type="button" className="image-preview-turn" aria-label="上一张" onClick={() => act('ArrowLeft')}>
            <ChevronLeft size={26} aria-hidden />
          </button>
          <button type="button" className="image-preview-turn" aria-label="下一张" onClick={() => act('ArrowRight')}>
            <ChevronRight size={26} aria-hidden />
          </button>
        </>
      )}
    </>
  );
}

function Picture({ image, transform }: { image: PreviewImage | undefined; transform?: string }) {
  const [hasFailed, setFailed] = useState(false);
  if (!image) return null;
  if (hasFailed) return <p className="image-preview-failed">这张图没有加载出来</p>;
  return (
    <img
      className="image-preview-picture"
      src={image.src}
      alt={image.alt}
      draggable={false}
      onError={() => setFailed(true)}
      {...(transform && { style: { transform } })}
    />
  );
}

/** Keys count wherever the focus is: a touch on the stage takes it away from the buttons, and out of the dialog. */
function useKeys(handle: (event: KeyboardEvent) => void) {
  const press = useEffectEvent(handle);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
