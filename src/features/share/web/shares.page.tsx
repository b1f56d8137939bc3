import { Copy } from 'lucide-react';
import { Link, redirect } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { Card } from '#/ui/section/card.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { Spark } from '#/ui/spark/spark.tsx';
import { StatStrip } from '#/ui/stat-strip/stat-strip.tsx';
import { type Column, Table } from '#/ui/table/table.tsx';
import { api } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { copyText } from '#/web/copy-text.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import type { Route } from './+types/shares.page.ts';
import { decoded, knownPage, nameIn } from './shared-page.ts';
import './shares.page.css';

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '我的分享',
    description: '你分享出去的页面带来了多少访问。',
    path: '/account/shares',
    noindex: true,
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const { user, origin } = context.get(siteContext);
  if (!user) throw redirect(loginPath(pathname, search));
  return { shares: await api(context)('GET /api/v1/share/ad', {}), address: `${origin}/?shareId=${user.Id}` };
}

interface Page {
  Path: string;
  Count: number;
}

const COLUMNS: readonly Column<Page>[] = [
  {
    id: 'page',
    head: '页面',
    phone: 'title',
    cell: ({ Path }) =>
      Path === '' ? (
        '未知页面'
      ) : (
        <Link to={Path} className="shares-page">
          <strong>{nameIn(Path, '/any/') ?? knownPage(Path).title}</strong>
          <small>{decoded(Path)}</small>
        </Link>
      ),
  },
  { id: 'count', head: '带来访问', numeric: true, phone: 'side', cell: ({ Count }) => thousands(Count) },
];

export default function SharesPage({ loaderData: { shares, address } }: Route.ComponentProps) {
  const { Count, Today, Days, Pages } = shares;
  const visits = Days.map((day) => day.Count);
  const month = visits.reduce((all, one) => all + one, 0);
  return (
    <div className="shares">
      <PageHead
        title="我的分享"
        note="别人通过你分享的链接来访，同一个人一天只算一次，你自己的访问不算。"
        actions={
          <Button kind="line" icon={<Copy aria-hidden />} onClick={() => copyText(address)}>
            复制我的首页链接
          </Button>
        }
      />
      <StatStrip
        stats={[
          { label: '今天', value: String(Today) },
          {
            label: '最近 30 天',
            value: String(month),
            spark: <Spark values={visits} label={`最近 30 天每天的访问，共 ${month} 次`} width={180} />,
          },
          { label: '全部', value: String(Count) },
        ]}
      />
      <Card title="哪些页面带来了访问">
        <Table
          label="带来访问的页面"
          columns={COLUMNS}
          rows={Pages}
          rowKey={({ Path }) => Path}
          empty={
            <EmptyState title="还没有人通过你的分享来过">
              打开任何一页，点右上角的分享，把二维码或短链发给朋友；他们来了，这里就会记下。
            </EmptyState>
          }
        />
      </Card>
    </div>
  );
}
