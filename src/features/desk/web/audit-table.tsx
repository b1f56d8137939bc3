import type { ReactNode } from 'react';
import { Table } from '#/ui/table/table.tsx';
import type { AuditEntry } from '../audit.contract.ts';
import { whenColumn } from '../shared/desk-columns.tsx';
import { AuditOutcome } from './audit-outcome.tsx';
import { auditFields, auditSentence } from './audit-sentence.ts';

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
          cell: (entry) => (
            <div className="audit-what">
              <span title={entry.Action}>
                {auditSentence(entry)}
                {entry.Target && <bdi>{entry.Target}</bdi>}
              </span>
              <AuditFields detail={entry.Detail} />
            </div>
          ),
        },
        { id: 'outcome', head: '结果', phone: 'side', cell: (entry) => <AuditOutcome {...entry} /> },
        { id: 'who', head: '操作人', phone: 'detail', cell: ({ Person }) => <bdi>{Person}</bdi> },
        whenColumn(),
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

/** Field by field what it became. */
function AuditFields({ detail }: { detail: string }) {
  const { fields, rest } = auditFields(detail);
  if (fields.length === 0) return detail ? <small>{detail}</small> : null;
  return (
    <ul className="audit-fields">
      {fields.map(({ name, before, value, isEmpty }) => (
        <li key={name}>
          {name} {before !== undefined && <Before text={before} />}
          {isEmpty ? <em>清空</em> : <ins>{value}</ins>}
        </li>
      ))}
      {rest && <li>{rest}</li>}
    </ul>
  );
}

const Before = ({ text }: { text: string }) => (
  <>
    <del>{text}</del>
    <span className="visually-hidden">改成</span>
    <span aria-hidden="true"> → </span>
  </>
);
