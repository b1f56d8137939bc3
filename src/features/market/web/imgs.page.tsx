import { lazy, Suspense, useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { useEndlessPages } from '#/ui/endless-list/use-endless-pages.ts';
import { Waterfall } from '#/ui/waterfall/waterfall.tsx';
import { api } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/imgs.page.ts';
import { placeOf } from './place.ts';
import { TopBar } from './top-bar.tsx';
import { picturesOf, WALL_SIZE, type WallPicture } from './wall-pictures.ts';
import { WallEnd, WallFoot, WallTile } from './wall-tile.tsx';
import './imgs.css';
import './item-card.css';

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '市集图片墙',
    description: '一屏看完市集里好物的样子，点一下看大图。',
    path: '/market/imgs',
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const city = placeOf(request)?.city ?? '';
  const page = new URL(request.url).searchParams.get('page') ?? '1';
  const found = await api(context)('GET /api/v1/crawl/common/search', {
    query: { city, order: 'new', page, pageSize: WALL_SIZE },
  });
  return {
    city,
    pictures: picturesOf(found.Result),
    next: found.Page < found.PageCount ? `/market/imgs?page=${found.Page + 1}` : null,
  };
}

/** One line of title, in widths of a column. */
const TITLE_HEIGHT = 0.16;
const keyOf = ({ id }: WallPicture) => id;
const heightOf = ({ width, height }: WallPicture) => height / width + TITLE_HEIGHT;

const ImagePreview = lazy(async () => ({
  default: (await import('#/ui/image-preview/image-preview.tsx')).ImagePreview,
}));

export default function MarketImgs({ loaderData: { city, pictures, next } }: Route.ComponentProps) {
  const { key } = useLocation();
  const [shown, setShown] = useState<number>();
  const [isOpen, setOpen] = useState(false);

  const {
    items,
    next: rest,
    state,
    isUnfinished,
    loadNext,
  } = useEndlessPages<WallPicture>({
    keepAs: `${key} ${city}`,
    first: { items: pictures, next },
    keyOf,
    load: async (path) => (await import('./wall-pages.ts')).loadWallPage(path, city),
  });
  const renderPicture = useCallback(
    (picture: WallPicture, index: number) => (
      <WallTile
        picture={picture}
        isFirst={index < 6}
        onLook={() => {
          setShown(index);
          setOpen(true);
        }}
      />
    ),
    [],
  );

  return (
    <>
      <TopBar title="图片墙" />
      {pictures.length === 0 && <EmptyState title="还没有图片">货架上有了商品，这里就热闹了。</EmptyState>}
      {items.length > 0 && (
        <Waterfall
          label="图片墙"
          items={items}
          keyOf={keyOf}
          heightOf={heightOf}
          renderItem={renderPicture}
          onNearEnd={() => {
            if (state === 'idle') loadNext();
          }}
        />
      )}
      {items.length > 0 && (
        <WallEnd next={rest} state={state} isUnfinished={isUnfinished} count={items.length} loadNext={loadNext} />
      )}
      {shown !== undefined && (
        <Suspense>
          <ImagePreview
            key={shown}
            open={isOpen}
            start={shown}
            images={items.map(({ src, title }) => ({ src, alt: title }))}
            onClose={() => setOpen(false)}
            foot={(index) => <WallFoot picture={items[index]} />}
          />
        </Suspense>
      )}
    </>
  );
}
