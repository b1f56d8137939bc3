import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Chip } from '#/ui/chip/chip.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Pagination } from '#/ui/pagination/pagination.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { api } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/pictures.page.ts';
import { PictureGrid } from './picture-grid.tsx';
import './pictures.css';

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' });

const PAGE_SIZE = 18;
const addressOf = (words: string, page = 1) => {
  const query = new URLSearchParams({ ...(words && { words }), ...(page > 1 && { page: String(page) }) });
  return `/wish/pictures${query.size > 0 ? `?${query}` : ''}`;
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { words = '', found } = loaderData ?? {};
  return pageHead(matches[0].loaderData, {
    title: words ? `${words}的图片` : '祝福图片',
    description: '按节日、拼音或祝福语里的字找一张本站绘制的图片，保存下来发给想念的人。',
    path: addressOf(words, found?.Page),
    // What visitors typed is not for search engines; without words the page shows the festivals to come.
    noindex: words !== '',
  });
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const call = api(context);
  const { searchParams } = new URL(request.url);
  const words = (searchParams.get('words') ?? '').trim();
  const { Upcoming } = await call('GET /api/v1/wish/day', {});
  const festive = Upcoming.filter(({ Tone }) => Tone === 'festive').map(({ Name }) => Name);
  // Nothing was asked for: what is needed next.
  const shown = words || festive[0] || '春节';
  const query = { words: shown, page: searchParams.get('page') ?? '1', pageSize: PAGE_SIZE };
  return { words, shown, hints: festive, found: await call('GET /api/v1/wish/img/search', { query }) };
}

export default function PicturesPage({ loaderData: { words, shown, hints, found } }: Route.ComponentProps) {
  return (
    <div className="pictures">
      <PageHead
        title={words ? `「${words}」的图片` : `图片 · ${shown}`}
        note="都是本站绘制的，点开可以保存，也可以直接发出去。"
      />
      <Form className="pictures-search" action="/wish/pictures" role="search" key={words}>
        <Field
          label="找图片"
          name="words"
          type="search"
          size="lg"
          icon={<Search aria-hidden />}
          defaultValue={words}
          maxLength={100}
          placeholder="搜节日、祝福语"
          autoComplete="off"
        />
        <Button type="submit" size="lg">
          找一找
        </Button>
      </Form>
      <nav className="pictures-hints" aria-label="将到的节日">
        {hints.map((name) => (
          <Chip key={name} to={addressOf(name)} current={name === shown}>
            {name}
          </Chip>
        ))}
      </nav>
      {found.Result.length > 0 ? (
        <PictureGrid pictures={found.Result} />
      ) : (
        <EmptyState title={`没有找到「${words}」的图片`}>换个节日名试试，比如上面这些；拼音首字母也可以。</EmptyState>
      )}
      <Pagination page={found.Page} pages={found.PageCount} to={(page) => addressOf(words || shown, page)} />
    </div>
  );
}
