import { Link } from 'react-router';
import { Pagination } from '#/ui/pagination/pagination.tsx';
import { Card } from '#/ui/section/card.tsx';
import { Table } from '#/ui/table/table.tsx';
import type { GatheringRun, GatheringSource } from '../gathering.contract.ts';
import { RunState } from './run-state.tsx';

interface Props {
  runs: { Result: GatheringRun[]; Page: number; PageCount: number };
  sources: readonly GatheringSource[];
}

export function RunList({ runs, sources }: Props) {
  if (runs.Result.length === 0) return null;
  const nameOf = (id: number) => sources.find(({ Id }) => Id === id)?.Name ?? '文件导入';
  return (
    <Card title="采集记录">
      <Table
        label="采集记录"
        rows={runs.Result}
        rowKey={({ Id }) => Id}
        columns={[
          {
            id: 'source',
            head: '采集源',
            phone: 'title',
            cell: (run) => (
              <>
                <Link to={`/market/admin/catalogue/run?Id=${run.Id}`}>
                  {nameOf(run.SourceId)} #{run.Id}
                </Link>
                <small>{run.Since ? '只采更新' : '全部'}</small>
              </>
            ),
          },
          { id: 'state', head: '进度', phone: 'detail', cell: (run) => <RunState run={run} /> },
          {
            id: 'begun',
            head: '开始',
            quiet: true,
            phone: 'end',
            cell: ({ CreatedTime, BegunBy }) => (
              <>
                <span className="num">{CreatedTime.slice(5, 16).replace('T', ' ')}</span>
                <small>{BegunBy}</small>
              </>
            ),
          },
        ]}
      />
      <Pagination page={runs.Page} pages={runs.PageCount} to={(page) => `/market/admin/catalogue?page=${page}`} />
    </Card>
  );
}
