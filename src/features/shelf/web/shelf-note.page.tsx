import { redirect } from 'react-router';
import { internalPath } from '#/contract/internal-path.pure.ts';
import { anyPath } from '#/features/catalogue/any-path.pure.ts';
import { PageHead } from '#/ui/section/page-head.tsx';
import { api } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { SiteLink } from '#/web/site-link.tsx';
import MemberShelf from '../shared/member-shelf.tsx';
import { ShelfFoot, ToLists } from '../shared/shelf-foot.tsx';
import type { Route } from './+types/shelf-note.page.ts';
import '../shared/shelf-panel.css';
import './shelf-note.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '记一部',
    description: '想看、在看还是看过，和只有自己看得到的备注。',
    path: '/shelf/note',
    noindex: true,
  });

export async function loader({ url, context }: Route.LoaderArgs) {
  if (!context.get(siteContext).user) throw redirect(loginPath(url.pathname, url.search));
  const key = url.searchParams.get('key') ?? '';
  const call = api(context);
  const [mine, title] = await Promise.all([
    call('GET /api/v1/shelf/mine', { query: { key } }),
    call('GET /api/v1/any', { query: { key } }),
  ]);
  return { key, name: title.Name, mine, back: internalPath(url.searchParams.get('back')) ?? anyPath(key) };
}

/** The panel of one title as a page: where its button leads without JavaScript. */
export default function ShelfNotePage({ loaderData: { key, name, mine, back } }: Route.ComponentProps) {
  return (
    <div className="shelf-note-page">
      <PageHead title={name} note="状态、日期、评分和备注，按一下就记下" />
      <section className="shelf-panel" aria-label="我的书架">
        <MemberShelf key={key} titleKey={key} initial={mine.Shelf} score={mine.Score} back={back} />
        <ShelfFoot>
          <ToLists titleKey={key} />
        </ShelfFoot>
      </section>
      <SiteLink to={back}>回到刚才的页面</SiteLink>
    </div>
  );
}
