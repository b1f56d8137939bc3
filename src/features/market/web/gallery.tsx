import { useLayoutEffect, useRef, useState } from 'react';
import { pictureSource } from '#/contract/outside-picture.pure.ts';
import { SharePopover } from '#/features/share/shared/share-popover.tsx';
import { BackLink } from './back-link.tsx';
import { putDownPicture } from './carry-picture.ts';
import type { Detail } from './detail-data.ts';
import { ItemPicture } from './item-picture.tsx';
import './gallery.css';

interface Props {
  item: Detail;
  /** A picture was tapped. */
  onLook: (index: number) => void;
}

/** Pictures side by side, the browser does the swiping; small ones below choose. */
export function Gallery({ item: { images, title, flag, isDrawn }, onLook }: Props) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const source = pictureSource(images[current] ?? '');
  // Before the browser looks at the page that has come.
  useLayoutEffect(putDownPicture, []);

  function show(index: number) {
    const { current: element } = track;
    element?.scrollTo({ left: index * element.clientWidth, behavior: 'instant' });
  }

  return (
    <div className="market-gallery">
      <div className="market-gallery-stage">
        <ul
          ref={track}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
          tabIndex={0}
          aria-label="商品图片"
          onScroll={(event) => {
            const { scrollLeft, clientWidth } = event.currentTarget;
            setCurrent(Math.round(scrollLeft / Math.max(1, clientWidth)));
          }}
        >
          {images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                className="market-gallery-look"
                aria-label={`看大图，第 ${index + 1} 张`}
                onClick={() => onLook(index)}
              >
                <ItemPicture
                  src={image}
                  title={title}
                  alt={index === 0 ? title : ''}
                  width={375}
                  height={345}
                  {...(index === 0 ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
                />
              </button>
            </li>
          ))}
        </ul>
        <BackLink className="market-gallery-back" />
        {flag && <span className="market-gallery-flag num">{flag}</span>}
        {source && <span className="market-gallery-source">图片来自 {source}</span>}
        {isDrawn && <span className="market-gallery-source">没有实拍，此为示意图</span>}
        {images.length > 1 && (
          <span className="market-gallery-count num">
            {current + 1} / {images.length}
          </span>
        )}
      </div>
      <SharePopover buttonClass="market-gallery-back market-gallery-share" />
      {images.length > 1 && (
        <div className="market-gallery-thumbs">
          {images.map((image, index) => (
            <button
              key={image}
              type="button"
              aria-label={`第 ${index + 1} 张`}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => show(index)}
            >
              <ItemPicture src={image} title={title} width={56} height={56} loading="lazy" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
