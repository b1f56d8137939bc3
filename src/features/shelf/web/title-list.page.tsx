import { Share2 } from 'lucide-react';
import { data, Form, Link } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Pagination } from '#/ui/pagination/pagination.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { api } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import type { Route } from './+types/title-list.page.ts';
import { handleTitleListForm } from './title-list-action.ts';
import { TitleListForm } from './title-list-form.tsx';
import { toListRows } from './title-list-row.ts';
import { TitleListRows } from './title-list-rows.tsx';
import './title-list.css';

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  loaderData
    ? pageHead(matches[0].loaderData, {
        title: loaderData.name,
        description: loaderData.note || `片单《${loaderData.name}》，${loaderData.count} 部影视。`,
        path: `/shelf/list/${params.code}`,
        noindex: true,
      })
    : [];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const page = url.searchParams.get('page') ?? undefined;
  const list = await api(context)('GET /api/v1/shelf/lists/:Code', {
    params: { Code: params.code },
    query: { page },
  });
  return {
    isMember: context.get(siteContext).user !== null,
    code: list.Code,
    name: list.Name,
    note: list.Note,
    isPublic: list.IsPublic,
    isMine: list.IsMine,
    isFollowed: list.IsFollowed,
    count: list.Count,
    followers: list.Followers,
    unavailable: list.Unavailable,
    rows: toListRows(list.Titles.Result),
    page: list.Titles.Page,
    pages: list.Titles.PageCount,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const result = await handleTitleListForm(context, await request.formData(), params.code);
  return result.ok ? null : data({ message: result.message }, { status: result.status });
}

export default function TitleListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { code, name, note, isPublic, isMine, count, followers, rows, page, pages, unavailable } = loaderData;
  const facts = [`${count} 部`, isPublic ? '公开' : '只有自己看得到', followers > 0 && `${followers} 人关注`];
  return (
    <div className="title-list">
      <PageHead title={name} note={facts.filter(Boolean).join(' · ')} actions={<ListActions {...loaderData} />} />
      {note && <p className="title-list-note">{note}</p>}
      {actionData && (
        <p className="shelf-refusal" role="alert">
          {actionData.message}
        </p>
      )}
      <TitleListRows key={`${code} ${page}`} rows={rows} isMine={isMine} />
      {rows.length === 0 && (
        <EmptyState title="片单还空着">
          {isMine ? '在影视的页面或书签里点「片单」，就能放进来。' : '主人还没有放进影视。'}
        </EmptyState>
      )}
      <Pagination
        label="片单分页"
        page={page}
        pages={pages}
        to={(next) => `/shelf/list/${code}${next > 1 ? `?page=${next}` : ''}`}
      />
      {unavailable > 0 && <p className="shelf-note">另有 {unavailable} 部已下架，重新上架后会自己回来。</p>}
      {isMine && (
        <details className="title-list-edit">
          <summary>改名字、介绍和公开与否</summary>
          <TitleListForm key={`${name} ${note} ${isPublic}`} intent="change" list={{ name, note, isPublic }} />
          <details className="title-list-edit">
            <summary>删掉这个片单</summary>
            <Form method="post">
              <p>删掉后找不回来；里面的影视还在书架上。</p>
              <Button type="submit" kind="danger" name="intent" value="delete">
                确定删掉
              </Button>
            </Form>
          </details>
        </details>
      )}
    </div>
  );
}

/** The panel behind 分享 is the header's. */
function ListActions(list: Route.ComponentProps['loaderData']) {
  return (
    <>
      <Follow {...list} />
      {list.isPublic && (
        <button type="button" className="button" data-kind="line" data-size="md" popoverTarget="share">
          <Share2 aria-hidden />
          <span>分享</span>
        </button>
      )}
    </>
  );
}

function Follow({ isMember, isMine, isFollowed, code }: Route.ComponentProps['loaderData']) {
  if (isMine) return null;
  if (!isMember)
    return (
      <Link className="button" data-kind="line" data-size="md" to={loginPath(`/shelf/list/${code}`)} rel="nofollow">
        关注
      </Link>
    );
  return (
    <Form method="post" preventScrollReset>
      <Button
        type="submit"
        kind={isFollowed ? 'line' : 'solid'}
        name="intent"
        value={isFollowed ? 'unfollow' : 'follow'}
        aria-pressed={isFollowed}
      >
        {isFollowed ? '已关注' : '关注'}
      </Button>
    </Form>
  );
}
