import { Ellipsis } from 'lucide-react';
import { Badge } from '../badge/badge.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Card } from '../section/card.tsx';
import { DemoRow } from '../section/demo-row.tsx';
import { Spark } from '../spark/spark.tsx';
import { type Column, Table } from './table.tsx';

export const title = '表';

interface ShortLink {
  code: string;
  name: string;
  target: string;
  clicks: number[];
  made: string;
  state: 'done' | 'waiting' | 'off';
}

const LINKS: ShortLink[] = [
  {
    code: 'k7Qm2xP',
    name: '秋日市集活动页',
    target: 'example.com/market/autumn?from=wechat',
    clicks: [0, 1, 2, 1, 5, 8, 13, 10, 7, 5, 9, 17, 19, 15],
    made: '11-02',
    state: 'done',
  },
  {
    code: 'p2ZdR8v',
    name: '摄影课报名表',
    target: 'forms.example.cn/f/8d21',
    clicks: [12, 20, 15, 9, 4, 2, 0, 0, 1, 0, 0, 0, 0, 0],
    made: '10-28',
    state: 'waiting',
  },
  {
    code: 'm9Xb3Lk',
    name: '团建投票',
    target: 'vote.example.com/2026/team',
    clicks: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    made: '11-14',
    state: 'off',
  },
];

const STATES = { done: '长期', waiting: '11-20 到期', off: '已停用' };

const COLUMNS: Column<ShortLink>[] = [
  { id: 'code', head: '短链', phone: 'none', cell: ({ code }) => <code>{code}</code> },
  {
    id: 'name',
    head: '指向',
    phone: 'title',
    cell: ({ name, target }) => (
      <>
        {name}
        <small>{target}</small>
      </>
    ),
  },
  {
    id: 'days',
    head: '最近 14 天',
    phone: 'none',
    cell: ({ name, clicks }) => <Spark label={`${name}，最近 14 天点击`} values={clicks} />,
  },
  {
    id: 'clicks',
    head: '点击',
    numeric: true,
    phone: 'side',
    sort: { to: '/test?sort=clicks', order: 'descending' },
    cell: ({ clicks }) => clicks.reduce((sum, count) => sum + count, 0),
  },
  {
    id: 'made',
    head: '创建',
    quiet: true,
    sort: { to: '/test?sort=made' },
    phone: 'detail',
    cell: ({ made }) => <span className="num">{made}</span>,
  },
  { id: 'state', head: '状态', phone: 'end', cell: ({ state }) => <Badge tone={state}>{STATES[state]}</Badge> },
  {
    id: 'menu',
    head: '操作',
    headHidden: true,
    phone: 'none',
    cell: ({ name }) => <IconButton label={`${name} 更多`} icon={<Ellipsis />} />,
  },
];

const ERRORS = [
  { at: '10:02', where: '/any/search', what: '查询超过 2 秒，已降级', times: 2 },
  { at: '09:50', where: '采集/北斗影库', what: '连接超时 8 秒', times: 3 },
  { at: '07:40', where: '/crawl/search', what: '同一来源请求过快，已限流', times: 5 },
];

export default function TableDemo() {
  return (
    <>
      <DemoRow label="收成两行" layout="stack">
        <Card title="我的短链">
          <Table
            label="我的短链"
            columns={COLUMNS}
            rows={LINKS}
            rowKey={({ code }) => code}
            isOff={({ state }) => state === 'off'}
          />
        </Card>
      </DemoRow>
      <DemoRow label="横着滚" layout="stack">
        <Card title="最近错误">
          <Table
            label="最近错误"
            rows={ERRORS}
            rowKey={({ at }) => at}
            columns={[
              { id: 'at', head: '时间', quiet: true, cell: ({ at }) => <span className="num">{at}</span> },
              { id: 'where', head: '位置', cell: ({ where }) => <code>{where}</code> },
              { id: 'what', head: '说明', cell: ({ what }) => what },
              { id: 'times', head: '次数', numeric: true, cell: ({ times }) => times },
            ]}
          />
        </Card>
      </DemoRow>
      <DemoRow label="没有行" layout="stack">
        <Card title="待审留言">
          <Table
            label="待审留言"
            columns={COLUMNS}
            rows={[]}
            rowKey={({ code }) => code}
            empty={<EmptyState title="都看过了" />}
          />
        </Card>
      </DemoRow>
    </>
  );
}
