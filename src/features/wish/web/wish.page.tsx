import { data } from 'react-router';
import { Section } from '#/ui/section/section.tsx';
import { api } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import { wishPath } from '../wish-paths.pure.ts';
import type { Route } from './+types/wish.page.ts';
import { Blessings } from './blessings.tsx';
import { CardStudio } from './card-studio.tsx';
import { DayFacts } from './day-facts.tsx';
import { wishJsonLd } from './json-ld.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { keptUntilMidnight } from './today.ts';
import { WishHero } from './wish-hero.tsx';
import { descriptionOf, titleOf, WORDS } from './wish-words.ts';
import './wish.css';

const PICTURES = 6;

/** What a loader said about keeping, which depends on how much is left of the day. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => ({
  'cache-control': loaderHeaders.get('cache-control') ?? 'private, no-store',
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const site = matches[0].loaderData;
  const { day } = loaderData;
  return pageHead(site, {
    title: titleOf(day),
    description: descriptionOf(day),
    path: day.Path,
    jsonLd: wishJsonLd(site?.origin ?? '', day),
  });
};

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const call = api(context);
  const { searchParams } = new URL(request.url);
  const day = await call('GET /api/v1/wish/day', { query: { day: params.day ?? '' } });
  const festival = day.Focus?.Name ?? '';
  const query = { festival, relation: searchParams.get('relation') ?? '', page: searchParams.get('batch') ?? '1' };
  const [asked, pictures] = await Promise.all([
    call('GET /api/v1/wish/blessing', { query }),
    call('GET /api/v1/wish/img/search', { query: { words: festival || '寻常日子', pageSize: PICTURES } }),
  ]);
  // An address from before a text was taken out may ask for more batches than there are.
  const isBeyond = asked.Result.length === 0;
  const blessings = isBeyond ? await call('GET /api/v1/wish/blessing', { query: { ...query, page: '1' } }) : asked;
  return data(
    { day, blessings, pictures: pictures.Result },
    { headers: { 'cache-control': keptUntilMidnight(day.Today, Date.now()) } },
  );
}

export default function WishPage({ loaderData: { day, blessings, pictures }, params }: Route.ComponentProps) {
  const words = WORDS[day.Tone];
  const here = wishPath(params.day ?? '');
  const title = day.Focus?.Name ?? '安好';
  const to = (relation: string, page: number) => {
    const query = new URLSearchParams({ ...(relation && { relation }), ...(page > 1 && { batch: String(page) }) });
    return `${here}${query.size > 0 ? `?${query}` : ''}#blessings`;
  };
  return (
    <div className="wish" data-tone={day.Tone}>
      <div className="wish-top">
        <WishHero day={day} />
        <MonthCalendar day={day} />
      </div>
      <DayFacts day={day} />
      <Blessings title={words.say} note={words.sayNote} blessings={blessings} to={to} />
      <CardStudio
        heading={words.card}
        tone={day.Tone}
        title={title}
        texts={blessings.Result.map(({ Text }) => Text)}
        picture={pictures[0]?.Url}
        path={day.Path}
      />
      {pictures.length > 0 && (
        <Section
          title={words.pictures}
          note="本站绘制，点开可以保存"
          more={{ to: `/wish/pictures?words=${encodeURIComponent(day.Focus?.Name ?? '寻常日子')}`, label: '更多图片' }}
        >
          <PictureGrid pictures={pictures} />
        </Section>
      )}
    </div>
  );
}
