import { Download, Upload } from 'lucide-react';
import { data } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Pagination } from '#/ui/pagination/pagination.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { pageHead } from '#/web/head.ts';
import { RoomHead } from '../shared/room-head.tsx';
import { stateName } from '../shelf-states.pure.ts';
import type { Route } from './+types/shelf.page.ts';
import { readShelf, type ShelfData } from './read-shelf.ts';
import { RoomShelves } from './room-shelves.tsx';
import { handleShelfForm } from './shelf-action.ts';
import { ShelfRows } from './shelf-rows.tsx';
import { YearReview } from './year-review.tsx';
import './shelf.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '我的书架',
    description: '想看、在看、看过的影视，和这一年看了些什么。',
    path: '/shelf',
    noindex: true,
  });

export const loader = ({ url, context }: Route.LoaderArgs) => readShelf(context, url);

export async function action({ request, context }: Route.ActionArgs) {
  const { message, status } = await handleShelfForm(context, await request.formData());
  return data({ message }, { status });
}

export default function ShelfPage({ loaderData, actionData }: Route.ComponentProps) {
  const { room, review, best, one, some, today } = loaderData;
  return (
    <div className="shelf">
      <RoomHead
        room={room}
        {...(one ? { at: one.state } : { note: favourite(review), updates: some?.updates ?? 0 })}
        actions={
          <>
            <Button kind="line" size="sm" to="/shelf/import" icon={<Upload aria-hidden />}>
              导入
            </Button>
            <Button kind="line" size="sm" href="/api/v1/shelf/export" download icon={<Download aria-hidden />}>
              导出
            </Button>
          </>
        }
      />
      {actionData && (
        <p className="shelf-refusal" role="alert">
          {actionData.message}
        </p>
      )}
      <div className="shelf-columns">
        <div className="room-main">
          {some && <RoomShelves some={some} places={room.places} today={today} />}
          {one && <OneShelf {...one} today={today} />}
        </div>
        <YearReview name={room.name} review={review} best={best} />
      </div>
    </div>
  );
}

/** 今年最爱悬疑, by what was watched in the year that is shown. */
function favourite({ Year, Genre, Years }: ShelfData['review']): string {
  if (!Genre) return '';
  return `${Year === Years[0]?.Year ? '最近' : ` ${Year} 年`}最爱${Genre.Name}`;
}

function OneShelf(props: NonNullable<ShelfData['one']> & Pick<ShelfData, 'today'>) {
  const { state, cards, page, pages, unavailable, today } = props;
  return (
    <div>
      <PageHead title={stateName(state)} note="只有自己看得到；你写过短评的，短评旁会注明看没看过" />
      <ShelfRows cards={cards} today={today} />
      {cards.length === 0 && (
        <EmptyState
          title={`「${stateName(state)}」还空着`}
          actions={
            <Button to="/hot" kind="line">
              去热榜挑一部
            </Button>
          }
        >
          点影视旁边的书签，选「想看」「在看」或「看过」，就会放到这里。
        </EmptyState>
      )}
      <Pagination
        label="书架分页"
        page={page}
        pages={pages}
        to={(next) => `/shelf?state=${state}${next > 1 ? `&page=${next}` : ''}`}
      />
      {unavailable > 0 && <p className="shelf-note">另有 {unavailable} 部已下架，重新上架后会自己回来。</p>}
    </div>
  );
}
