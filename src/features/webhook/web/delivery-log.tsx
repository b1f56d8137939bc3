import { Form } from 'react-router';
import { Badge } from '#/ui/badge/badge.tsx';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { type Column, Table } from '#/ui/table/table.tsx';
import { shortTime } from '#/web/short-time.ts';
import type { DeliveryItem, EventKindItem } from '../webhook.contract.ts';

const STATES = {
  waiting: { tone: 'waiting', text: '等待发送' },
  done: { tone: 'done', text: '已送达' },
  failed: { tone: 'failed', text: '没送到' },
} as const;

/** What was sent, what the other side answered, and a button to send it again. */
export function DeliveryLog({ rows, kinds }: { rows: readonly DeliveryItem[]; kinds: readonly EventKindItem[] }) {
  const titleOf = (kind: string) => kinds.find(({ Name }) => Name === kind)?.Title ?? '测试消息';
  const columns: Column<DeliveryItem>[] = [
    {
      id: 'kind',
      head: '消息',
      phone: 'title',
      cell: ({ Kind, MessageId }) => (
        <span className="webhook-log-kind">
          {titleOf(Kind)}
          <small>{MessageId}</small>
        </span>
      ),
    },
    {
      id: 'state',
      head: '结果',
      phone: 'side',
      cell: ({ State, Attempts }) => (
        <Badge tone={STATES[State].tone}>{State === 'waiting' && Attempts > 0 ? '会再试' : STATES[State].text}</Badge>
      ),
    },
    {
      id: 'answer',
      head: '对方的回答',
      phone: 'detail',
      cell: ({ Status, Note, Answer, Body }) => (
        <details>
          <summary>{Note || (Status === null ? '还没有回答' : `对方回答 ${Status}`)}</summary>
          {Answer && <pre>{Answer}</pre>}
          <p>发出的内容：</p>
          <pre>{Body}</pre>
        </details>
      ),
    },
    {
      id: 'time',
      head: '时间',
      quiet: true,
      phone: 'detail',
      cell: ({ TriedTime, CreatedTime, Attempts }) =>
        `${shortTime(TriedTime ?? CreatedTime)}${Attempts > 1 ? ` 第 ${Attempts} 次` : ''}`,
    },
    {
      id: 'replay',
      head: '重发',
      headHidden: true,
      phone: 'end',
      cell: ({ Id, State }) =>
        State !== 'waiting' && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="form" value="replay" />
            <input type="hidden" name="DeliveryId" value={Id} />
            <Button type="submit" kind="line" size="sm">
              重发
            </Button>
          </Form>
        ),
    },
  ];
  return (
    <div className="webhook-log">
      <Table
        label="发送记录"
        columns={columns}
        rows={rows}
        rowKey={({ Id }) => Id}
        empty={<EmptyState title="还没有发过消息">发一条测试消息，看看对方收不收得到。</EmptyState>}
      />
    </div>
  );
}
