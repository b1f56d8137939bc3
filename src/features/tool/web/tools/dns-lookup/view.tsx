import { Table } from '#/ui/table/table.tsx';
import { browserApi } from '#/web/browser-api.ts';
import { NetTool } from '../../frame/net-tool.tsx';
import { Verdict } from '../../frame/verdict.tsx';

const ask = (target: string) => browserApi('GET /api/v1/tool/net/dns', { query: { target } }, { quiet: true });

export default function DnsLookup() {
  return (
    <NetTool ask={ask}>
      {({ Host, Records }) => (
        <>
          <Verdict tone="plain" title={Host}>
            共 {Records.length} 条记录
          </Verdict>
          <Table
            label="DNS 记录"
            rows={Records}
            rowKey={({ Type, Value }) => `${Type} ${Value}`}
            columns={[
              { id: 'type', head: '类型', cell: ({ Type }) => <b>{Type}</b> },
              { id: 'value', head: '值', cell: ({ Value }) => <code>{Value}</code> },
              {
                id: 'ttl',
                head: 'TTL',
                numeric: true,
                quiet: true,
                cell: ({ Ttl }) => (Ttl === null ? '' : `${Ttl} 秒`),
              },
            ]}
          />
        </>
      )}
    </NetTool>
  );
}
