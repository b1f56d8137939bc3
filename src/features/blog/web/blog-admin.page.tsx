import { PenLine } from 'lucide-react';
import { Link } from 'react-router';
import { DeskFilter, DeskStateTabs } from '#/features/desk/shared/desk-filter.tsx';
import { leaveEmptyPage } from '#/features/desk/shared/desk-form.ts';
import { DeskHead } from '#/features/desk/shared/desk-head.tsx';
import { DeskPages } from '#/features/desk/shared/desk-list.tsx';
import { deskAddress, deskQuery, emptyText } from '#/features/desk/shared/desk-query.ts';
import { Badge } from '#/ui/badge/badge.tsx';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { Table } from '#/ui/table/table.tsx';
import { attemptApi } from '#/web/api.ts';
import { deskMeta } from '#/web/head.ts';
import { shortTime } from '#/web/short-time.ts';
import { postPath } from '../blog-path.pure.ts';
import type { Route } from './+types/blog-admin.page.ts';

const PATH = '/market/admin/blog';
const FILTERS = [
  { state: 'all', label: '全部', empty: '还没有文章' },
  { state: 'published', label: '已发布', empty: '还没有发布文章' },
  { state: 'changed', label: '有未发布的修改', empty: '没有待发布的修改' },
  { state: 'draft', label: '草稿', empty: '没有草稿' },
] as const;

const STATES = {
  draft: { text: '草稿', tone: 'off' },
  published: { text: '已发布', tone: 'done' },
  changed: { text: '有未发布的修改', tone: 'waiting' },
} as const;

export const meta: Route.MetaFunction = ({ matches }) =>
  deskMeta(matches[0].loaderData, {
    title: '文章',
    description: '写文章、编辑文章、发布。',
    path: PATH,
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { state, words, page } = deskQuery(url, FILTERS);
  const read = await attemptApi(context)('GET /api/v1/blog/draft', { query: { state, words, page, pageSize: 20 } });
  if (read.ok) leaveEmptyPage(url, read.data);
  return { state, words, ...(read.ok ? { list: read.data, message: '' } : { list: null, message: read.message }) };
}

export default function BlogAdminPage({ loaderData: { list, state, words, message } }: Route.ComponentProps) {
  const address = deskAddress(PATH, { state, words });
  if (!list) return <EmptyState size="page" title={message} />;
  // Nothing to look for, and nothing to choose from.
  const isEmpty = list.Total === 0 && words === '' && state === 'all';
  return (
    <>
      <DeskHead
        title="文章"
        note={
          <>
            {words || state !== 'all' ? '找到' : '共'} <b>{thousands(list.Total)}</b> 篇{!isEmpty && '，最近改动的在前'}
          </>
        }
        actions={
          <Button to="/market/admin/blog/write" icon={<PenLine />}>
            写文章
          </Button>
        }
      />
      {!isEmpty && (
        <>
          <DeskStateTabs label="哪些文章" states={FILTERS} current={state} address={deskAddress(PATH, { words })} />
          <DeskFilter label="找文章" words={words} hint="标题或正文里的字" kept={{ state }} />
        </>
      )}
      <Table
        label="文章"
        rows={list.Result}
        rowKey={({ Name }) => Name}
        empty={
          <EmptyState title={words ? '没有找到这样的文章' : emptyText(FILTERS, state)}>
            {!words && state === 'all' && '写好的第一篇会出现在这里。'}
          </EmptyState>
        }
        columns={[
          {
            id: 'title',
            head: '标题',
            phone: 'title',
            cell: ({ Name, Title }) => (
              <Link to={`/market/admin/blog/write?name=${encodeURIComponent(Name)}`}>{Title}</Link>
            ),
          },
          {
            id: 'state',
            head: '状态',
            phone: 'side',
            cell: ({ State }) => <Badge tone={STATES[State].tone}>{STATES[State].text}</Badge>,
          },
          {
            id: 'updated',
            head: '最近改动',
            quiet: true,
            phone: 'detail',
            cell: ({ UpdatedTime }) => <time className="num">{shortTime(UpdatedTime)}</time>,
          },
          {
            id: 'open',
            head: '查看',
            headHidden: true,
            phone: 'end',
            cell: ({ Name, Title, State }) =>
              State !== 'draft' && (
                <Button href={postPath(Name)} target="_blank" size="sm" kind="quiet" aria-label={`看网页 ${Title}`}>
                  看网页
                </Button>
              ),
          },
        ]}
      />
      <DeskPages list={list} address={address} />
    </>
  );
}
