import { thousands } from '#/ui/number/thousands.pure.ts';
import { Table } from '#/ui/table/table.tsx';
import type { DeskFault } from '../desk.contract.ts';
import { momentText, pathText } from './figure-text.ts';

export function DeskErrors({ faults, today }: { faults: readonly DeskFault[]; today: string }) {
  return (
    <Table
      label="最近错误"
      rows={faults}
      rowKey={({ Where, Path, Message }) => `${Where} ${Path} ${Message}`}
      empty={<p className="dashboard-none">没有错误。浏览器和服务器出的错都会记在这里。</p>}
      columns={[
        {
          id: 'time',
          head: '时间',
          quiet: true,
          phone: 'detail',
          cell: ({ LastTime }) => (
            <time className="num" dateTime={LastTime}>
              {momentText(LastTime, today)}
            </time>
          ),
        },
        {
          id: 'what',
          head: '说明',
          phone: 'title',
          cell: ({ Message, Path, Where }) => (
            <div className="dashboard-fault">
              {Message || '没有说明'}
              <small>
                {Where === 'server' ? '服务器' : '浏览器'} · {pathText(Path) || '未知页面'}
              </small>
            </div>
          ),
        },
        {
          id: 'count',
          head: '次数',
          numeric: true,
          phone: 'side',
          cell: ({ Count }) => thousands(Count),
        },
      ]}
    />
  );
}
