import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Card } from '#/ui/section/card.tsx';
import { Table } from '#/ui/table/table.tsx';
import { Tag } from '#/ui/tag/tag.tsx';
import type { OutboxMessage } from '../robot.contract.ts';
import { messageText } from './push-command.ts';

const STATES = {
  queued: { text: '排队中', tone: 'plain' },
  sending: { text: '发送中', tone: 'gold' },
  sent: { text: '已发', tone: 'teal' },
  dead: { text: '没发出去', tone: 'accent' },
} as const;

interface Props {
  messages: readonly OutboxMessage[];
  total: number;
  /** What the places are called, by guid and receiver. */
  names?: Readonly<Record<string, string>>;
}

export function OutboxList({ messages, total, names = {} }: Props) {
  return (
    <div id="outbox">
      <Card title="发件箱" aside={`共 ${total} 条`}>
        <Table
          label="发件箱"
          rows={messages}
          rowKey={({ id }) => id}
          empty={<EmptyState title="发件箱是空的">发出去的、等着发的和发不出去的都会在这里。</EmptyState>}
          columns={[
            {
              id: 'message',
              head: '消息',
              phone: 'title',
              cell: ({ guid, requestBody, error }) => (
                <>
                  <div className="robot-preview">
                    {messageText(requestBody, names[`${guid} ${requestBody['to_wxid']}`])}
                  </div>
                  {error && <div className="robot-bad">{error}</div>}
                </>
              ),
            },
            {
              id: 'origin',
              head: '来自',
              quiet: true,
              phone: 'detail',
              cell: ({ origin }) => <span className="desk-time">{origin}</span>,
            },
            {
              id: 'time',
              head: '时间',
              quiet: true,
              phone: 'detail',
              cell: ({ createdTime, doneTime }) => (
                <time className="num desk-time">{(doneTime ?? createdTime).slice(5, 16).replace('T', ' ')}</time>
              ),
            },
            {
              id: 'state',
              head: '状态',
              phone: 'side',
              cell: ({ state, waitsUntil, isDoubtful }) => (
                <Tag tone={isDoubtful ? 'gold' : STATES[state].tone}>
                  {waitsUntil ? `免打扰，${waitsUntil.slice(11, 16)} 发` : isDoubtful ? '存疑' : STATES[state].text}
                </Tag>
              ),
            },
            {
              id: 'retry',
              head: '重发',
              headHidden: true,
              phone: 'end',
              cell: ({ id, state }) =>
                state === 'dead' && (
                  <Form method="post" preventScrollReset>
                    <Button type="submit" kind="line" size="sm" name="do" value={`retry ${id}`}>
                      重发
                    </Button>
                  </Form>
                ),
            },
          ]}
        />
      </Card>
    </div>
  );
}
