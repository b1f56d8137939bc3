import { Link } from 'react-router';
import { WaterfallImage } from '#/ui/waterfall/waterfall-image.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import type { WallPicture } from './wall-pictures.ts';
import '#/ui/visually-hidden/visually-hidden.css';

interface TileProps {
  picture: WallPicture;
  isFirst: boolean;
  onLook: () => void;
}

/** A picture in its own shape; a tap shows it large, without scripts it leads to the thing itself. */
export function WallTile({ picture: { id, src, title, price, width, height }, isFirst, onLook }: TileProps) {
  return (
    <a
      href={`/market/detail/${id}`}
      className="market-wall-tile"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        onLook();
      }}
    >
      <WaterfallImage src={src} alt="" width={width} height={height} isUrgent={isFirst} />
      <span className="market-wall-price num">¥{price}</span>
      <span className="market-wall-title">{title}</span>
      <span className="visually-hidden">，看大图</span>
    </a>
  );
}

/** Under the large picture: what it is, and the way to it. */
export function WallFoot({ picture }: { picture: WallPicture | undefined }) {
  if (!picture) return null;
  return (
    <Link className="market-wall-foot" to={`/market/detail/${picture.id}`}>
      <span>{picture.title}</span>
      <b className="num">¥{picture.price}</b>
    </Link>
  );
}

interface EndProps {
  next: string | null;
  state: 'idle' | 'loading' | 'failed';
  isUnfinished: true | undefined;
  count: number;
  loadNext: () => void;
}

/** The rest comes by itself; the link is for those without scripts, and for a second try. */
export function WallEnd({ next, state, isUnfinished, count, loadNext }: EndProps) {
  return (
    <div className="list-rest">
      {state === 'loading' && <CardSkeletons />}
      <p className="market-wall-end" data-unfinished={isUnfinished} data-end>
        {next === null ? (
          `共 ${count} 张，到底了`
        ) : (
          <a
            href={next}
            onClick={(event) => {
              event.preventDefault();
              loadNext();
            }}
          >
            {state === 'failed' ? '没取到下一页，再试一次' : '下一页'}
          </a>
        )}
      </p>
    </div>
  );
}
