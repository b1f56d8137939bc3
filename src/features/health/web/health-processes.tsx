import { Card } from '#/ui/section/card.tsx';
import { Table } from '#/ui/table/table.tsx';
import { sizeText } from '../../backup/backup-size.pure.ts';
import type { HealthProcess } from '../health.contract.ts';
import { durationText, msText } from './health-text.ts';

/** Each process of the site by itself: one that lags is not hidden by the others. */
export function HealthProcesses({ processes }: { processes: readonly HealthProcess[] }) {
  return (
    <Card title="进程" aside={`${processes.length} 个在运行`} className="health-processes">
      <Table
        label="每个进程的状况"
        rows={processes}
        rowKey={({ Id }) => Id}
        columns={[
          {
            id: 'who',
            head: '进程',
            phone: 'title',
            cell: ({ Host, Pid }) => (
              <>
                <bdi>{Host}</bdi> <span className="num">{Pid}</span>
              </>
            ),
          },
          {
            id: 'version',
            head: '版本',
            phone: 'side',
            cell: ({ Version }) => <span className="num">v{Version}</span>,
          },
          {
            id: 'up',
            head: '已运行',
            quiet: true,
            phone: 'detail',
            cell: ({ UptimeSeconds }) => durationText(UptimeSeconds),
          },
          { id: 'memory', head: '内存', numeric: true, phone: 'detail', cell: (one) => sizeText(one.MemoryBytes) },
          { id: 'loop', head: '循环延迟', numeric: true, phone: 'detail', cell: (one) => `${msText(one.LoopMs)} ms` },
          {
            id: 'queries',
            head: '查询',
            numeric: true,
            phone: 'detail',
            cell: (one) => `${msText(one.QueryMs)} ms · 慢 ${one.SlowQueries}`,
          },
          {
            id: 'cache',
            head: '缓存命中',
            numeric: true,
            phone: 'none',
            cell: ({ CacheHits }) => (CacheHits === null ? '—' : `${CacheHits}%`),
          },
          {
            id: 'requests',
            head: '上一分钟',
            numeric: true,
            phone: 'detail',
            cell: (one) => `${one.Requests} 个${one.Errors > 0 ? `，错 ${one.Errors}` : ''}`,
          },
        ]}
      />
    </Card>
  );
}
