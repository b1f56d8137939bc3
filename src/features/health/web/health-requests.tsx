import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Field } from '#/ui/field/field.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { Card } from '#/ui/section/card.tsx';
import { Table } from '#/ui/table/table.tsx';
import type { HealthRequest } from '../health.contract.ts';
import type { RangeName } from './health-text.ts';
import '#/ui/visually-hidden/visually-hidden.css';

interface Props {
  requests: readonly HealthRequest[];
  /** The id that was looked for, if any. */
  asked: string;
  range: RangeName;
}

/** As many as stand beside the alarms. */
const SHOWN = 10;

/** Requests that failed or took long, or the one whose number a visitor told. */
export function HealthRequests({ requests, asked, range }: Props) {
  const [only] = requests;
  return (
    <Card title="出错与慢的请求" aside={<Finder asked={asked} range={range} />} className="health-requests">
      <Table
        label="出错与慢的请求"
        rows={requests.slice(0, SHOWN)}
        rowKey={({ Id }) => Id}
        empty={
          asked ? (
            <EmptyState title="没有找到这个请求">
              只记出错和慢的请求，留 8 天；别的请求在日志里用请求号也能找到。
            </EmptyState>
          ) : (
            <EmptyState title="最近没有出错，也没有慢的" />
          )
        }
        columns={[
          { id: 'time', head: '时间', quiet: true, phone: 'detail', cell: ({ Time }) => <When iso={Time} /> },
          {
            id: 'what',
            head: '请求',
            phone: 'title',
            cell: ({ Method, Route, Id }) => (
              <>
                <code className="health-route">
                  {Method} {Route}
                </code>
                <small>
                  请求号 <code>{Id}</code>
                </small>
              </>
            ),
          },
          {
            id: 'status',
            head: '结果',
            phone: 'side',
            cell: ({ Status }) => (
              <b className="num health-status" data-bad={Status >= 500 || undefined}>
                {Status}
              </b>
            ),
          },
          {
            id: 'ms',
            head: '用时',
            numeric: true,
            phone: 'detail',
            cell: ({ Ms }) => `${thousands(Ms)} ms`,
          },
          {
            id: 'did',
            head: '系统做了什么',
            phone: 'detail',
            cell: ({ Did }) => <span className="health-did">{Did}</span>,
          },
        ]}
      />
      {requests.length > SHOWN && <p className="health-more">只列最近 {SHOWN} 个；更早的用请求号查找。</p>}
      {asked && only?.Error && <pre className="health-error">{only.Error}</pre>}
    </Card>
  );
}

function Finder({ asked, range }: Pick<Props, 'asked' | 'range'>) {
  return (
    <Form method="get" preventScrollReset className="health-finder" role="search">
      {range !== 'hour' && <input type="hidden" name="range" value={range} />}
      <Field
        name="request"
        size="sm"
        type="search"
        label={<span className="visually-hidden">请求号</span>}
        placeholder="粘贴请求号查找"
        defaultValue={asked}
        maxLength={64}
        icon={<Search />}
      />
    </Form>
  );
}

function When({ iso }: { iso: string }) {
  return (
    <time className="num health-when" dateTime={iso}>
      {iso.slice(5, 19).replace('T', ' ')}
    </time>
  );
}
