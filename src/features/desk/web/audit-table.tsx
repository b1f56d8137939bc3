import type { ReactNode } from 'react';
import { Table } from '#/ui/table/table.tsx';
import type { AuditEntry } from '../audit.contract.ts';
import { DeskTime } from '../shared/desk-time.tsx';
import { AuditOutcome } from './audit-outcome.tsx';

export function AuditTable({ entries, empty }: { entries: readonly AuditEntry[]; empty: ReactNode }) {
  return (
    <Table
      label="操作记录"
      rows={entries}
      rowKey={({ Id }) => Id}
      empty={empty}
      columns={[
        {
          id: 'what',
          head: '操作',
          phone: 'title',
          cell: ({ Label, Target, Action, Detail }) => (
            <div className="audit-what">
              {Label} {Target && <bdi className="num">{Target}</bdi>}
              <small>{Detail ? `${Action} · ${Detail}` : Action}</small>
            </div>
          ),
        },
        { id: 'outcome', head: '结果', phone: 'side', cell: (entry) => <AuditOutcome {...entry} /> },
        { id: 'who', head: '谁', phone: 'detail', cell: ({ Person }) => <bdi>{Person}</bdi> },
        {
          id: 'when',
          head: '时间',
          quiet: true,
          phone: 'detail',
          cell: ({ Time }) => <DeskTime at={Time} />,
        },
        {
          id: 'from',
          head: '来自',
          quiet: true,
          phone: 'detail',
          cell: ({ Address }) => <span className="num">{Address}</span>,
        },
      ]}
    />
  );
}
