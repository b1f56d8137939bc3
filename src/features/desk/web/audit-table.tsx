import type { ReactNode } from 'react';
import { Table } from '#/ui/table/table.tsx';
import type { AuditEntry } from '../audit.contract.ts';
import { whenColumn } from '../shared/desk-columns.tsx';
import { AuditOutcome } from './audit-outcome.tsx';
import { auditFields, auditSentence, auditTarget } from './audit-sentence.ts';

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
              <span title={`${entry.Action} ${entry.Target}`}>
                {auditSentence(entry)}
                <AuditTarget {...entry} />
              </span>
              <AuditFields detail={entry.Detail} isNew={entry.Action.startsWith('POST ')} />
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

const AuditTarget = (entry: AuditEntry) => {
  const target = auditTarget(entry);
  return target && <bdi>{target}</bdi>;
};

/** Field by field what it became. */
function AuditFields({ detail, isNew }: { detail: string; isNew: boolean }) {
  const { fields: all, rest } = auditFields(detail);
  // What is made anew had nothing that could be cleared.
  const fields = isNew ? all.filter(({ isEmpty, before }) => !isEmpty || before !== undefined) : all;
  if (all.length === 0) return detail ? <small>{detail}</small> : null;
  return (
    <>
      <FieldList fields={fields.slice(0, AT_ONCE)} />
      {fields.length > AT_ONCE && (
        <details className="audit-more">
          <summary>还有 {fields.length - AT_ONCE} 处</summary>
          <FieldList fields={fields.slice(AT_ONCE)} />
        </details>
      )}
      {rest && <small>{rest}</small>}
    </>
  );
}

/** Of a batch not all is shown until somebody wants to see it. */
const AT_ONCE = 8;

const FieldList = ({ fields }: Pick<ReturnType<typeof auditFields>, 'fields'>) => (
  <ul className="audit-fields">
    {fields.map(({ of, name, before, value, isEmpty }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two records may have one name, and the list never changes.
      <li key={`${index} ${of} ${name}`}>
        {of && <b>{of} </b>}
        {name} {before !== undefined && <Before text={before} />}
        {isEmpty ? <em>清空</em> : <ins>{value}</ins>}
      </li>
    ))}
  </ul>
);

const Before = ({ text }: { text: string }) => (
  <>
    <del>{text}</del>
    <span className="visually-hidden">改成</span>
    <span aria-hidden="true"> → </span>
  </>
);
