import { PenLine } from 'lucide-react';
import { Link } from 'react-router';
import { DeskHead } from '#/features/desk/shared/desk-head.tsx';
import { DeskPages } from '#/features/desk/shared/desk-list.tsx';
import { deskAddress } from '#/features/desk/shared/desk-query.ts';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Table } from '#/ui/table/table.tsx';
import { Tag } from '#/ui/tag/tag.tsx';
import { attemptApi } from '#/web/api.ts';
import { deskMeta } from '#/web/head.ts';
import { shortTime } from '#/web/short-time.ts';
import { postPath } from '../blog-path.pure.ts';
import type { Route } from './+types/blog-admin.page.ts';

const STATES = {
  draft: { text: '草稿', tone: 'plain' },
  published: { text: '已发布', tone: 'teal' },
  changed: { text: '有未发布的修改', tone: 'gold' },
} as const;

export const meta: Route.MetaFunction = ({ matches }) =>
  deskMeta(matches[0].loaderData, {
    title: '文章',
    description: '写文章、改文章、发布。',
    path: '/market/admin/blog',
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = new URL(request.url).searchParams.get('page') ?? '1';
  const read = await attemptApi(context)('GET /api/v1/blog/draft', { query: { page, pageSize: 20 } });
  return read.ok ? { list: read.data, message: '' } : { list: null, message: read.message };
}

export default function BlogAdminPage({ loaderData: { list, message } }: Route.ComponentProps) {
  if (!list) return <EmptyState size="page" title={message} />;
  return (
    <>
      <DeskHead
        title="文章"
        note={
          <>
            共 <b>{list.Total}</b> 篇，最近改动的在前
          </>
        }
        actions={
          <Button to="/market/admin/blog/write" icon={<PenLine />}>
            写文章
          </Button>
        }
      />
      <Table
        label="文章"
        rows={list.Result}
        rowKey={({ Name }) => Name}
        empty={<EmptyState title="还没有文章">写好的第一篇会出现在这里。</EmptyState>}
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
            cell: ({ State }) => <Tag tone={STATES[State].tone}>{STATES[State].text}</Tag>,
          },
          {
            id: 'updated',
            head: '最近改动',
            quiet: true,
            phone: 'detail',
            cell: ({ UpdatedTime }) => shortTime(UpdatedTime),
          },
          {
            id: 'open',
            head: '查看',
            headHidden: true,
            phone: 'end',
            cell: ({ Name, State }) =>
              State !== 'draft' && (
                <a href={postPath(Name)} target="_blank" rel="noopener">
                  查看
                </a>
              ),
          },
        ]}
      />
      <DeskPages list={list} address={deskAddress('/market/admin/blog', {})} />
    </>
  );
}
