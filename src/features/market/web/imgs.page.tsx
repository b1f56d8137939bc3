import { lazy, Suspense, useRef, useState } from 'react';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { EndlessList } from '#/ui/endless-list/endless-list.tsx';
import { LazyImage } from '#/ui/lazy-image/lazy-image.tsx';
import { api } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/imgs.page.ts';
import { placeOf } from './place.ts';
import { TopBar } from './top-bar.tsx';
import { picturesOf, WALL_SIZE, type WallPicture } from './wall-pictures.ts';
import '#/ui/visually-hidden/visually-hidden.css';
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

const ImagePreview = lazy(async () => ({
  default: (await import('#/ui/image-preview/image-preview.tsx')).ImagePreview,
}));

export default function MarketImgs({ loaderData: { city, pictures, next } }: Route.ComponentProps) {
  const all = useRef<readonly WallPicture[]>(pictures);
  const [shown, setShown] = useState<number>();
  const [isOpen, setOpen] = useState(false);

  async function load(path: string) {
    const { loadWallPage } = await import('./wall-pages.ts');
    const page = await loadWallPage(path, city);
    all.current = [...all.current, ...page.items];
    return page;
  }

  return (
    <>
      <TopBar title="图片墙" />
      {pictures.length === 0 && <EmptyState title="还没有图片">货架上有了商品，这里就热闹了。</EmptyState>}
      <EndlessList
        className="market-wall"
        first={{ items: pictures, next }}
        keyOf={({ id }) => id}
        load={load}
        unit="张"
        renderItem={({ src, title, price, id }, index) => (
          <a
            href={`/market/detail/${id}`}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey) return;
              event.preventDefault();
              setShown(index);
              setOpen(true);
            }}
          >
            <LazyImage src={src} alt="" ratio="1" isUrgent={index < 6} />
            <span className="market-wall-price num">¥{price}</span>
            <span className="market-wall-title">{title}</span>
            <span className="visually-hidden">，看大图</span>
          </a>
        )}
      />
      {shown !== undefined && (
        <Suspense>
          <ImagePreview
            key={shown}
            open={isOpen}
            start={shown}
            images={all.current.map(({ src, title }) => ({ src, alt: title }))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
