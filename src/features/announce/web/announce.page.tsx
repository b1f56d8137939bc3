import { Badge } from '#/ui/badge/badge.tsx';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Card } from '#/ui/section/card.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { StatStrip } from '#/ui/stat-strip/stat-strip.tsx';
import { Table } from '#/ui/table/table.tsx';
import { api } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import type { AnnounceEngine } from '../announce.contract.ts';
import type { Route } from './+types/announce.page.ts';

const PATH = '/market/admin/announce';
const SHORT = { indexnow: 'IndexNow', baidu: '百度' } as const;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '收录推送',
    description: '把改动过的页面告诉搜索引擎，以及它们的回答。',
    path: PATH,
    noindex: true,
  });

export const loader = ({ context }: Route.LoaderArgs) => api(context)('GET /api/v1/announce', {});

export default function AnnouncePage({ loaderData: { Engines, Log } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="收录推送"
        note="页面改动停下一分钟后推送一次；没有改动的页面由站点地图负责，不必推送。"
        actions={
          <Button to="/market/admin/config/running#INDEXNOW" kind="line">
            推送设置
          </Button>
        }
      />
      <StatStrip
        stats={Engines.map((engine) => ({
          label: engine.Name,
          value: engine.IsOn ? '已开启' : '未开启',
          note: noteOf(engine),
        }))}
      />
      <Card title="最近的推送">
        <Table
          label="最近的推送"
          rows={Log}
          rowKey={({ Id }) => Id}
          empty={
            <EmptyState
              title="还没有推送过"
              actions={
                Engines.every(({ IsOn }) => !IsOn) && (
                  <Button to="/market/admin/config/running#INDEXNOW" kind="line">
                    去开启
                  </Button>
                )
              }
            >
              {Engines.some(({ IsOn }) => IsOn)
                ? '下一次有页面改动，推送的结果就会列在这里。'
                : '开启一家，之后改动的页面会自动告诉它。'}
            </EmptyState>
          }
          columns={[
            { id: 'engine', head: '推给', phone: 'title', cell: ({ Engine }) => SHORT[Engine] },
            {
              id: 'outcome',
              head: '结果',
              phone: 'side',
              cell: ({ IsOk }) => <Badge tone={IsOk ? 'done' : 'failed'}>{IsOk ? '成功' : '未成功'}</Badge>,
            },
            { id: 'pages', head: '页数', numeric: true, phone: 'detail', cell: ({ Pages }) => `${Pages} 页` },
            { id: 'message', head: '回答', phone: 'detail', cell: ({ Message }) => Message },
            {
              id: 'time',
              head: '时间',
              quiet: true,
              phone: 'detail',
              cell: ({ Time }) => (
                <time className="num" dateTime={Time}>
                  {Time.slice(5, 16).replace('T', ' ')}
                </time>
              ),
            },
          ]}
        />
      </Card>
    </>
  );
}

function noteOf({ IsOn, Waiting, RestsUntilTime }: AnnounceEngine): string {
  if (!IsOn) return '改动的页面不会告诉它';
  if (RestsUntilTime) return `今天的配额用完了，还有 ${Waiting} 页等明天`;
  return Waiting > 0 ? `${Waiting} 页等着` : '都推过了';
}
