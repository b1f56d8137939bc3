import { ReferenceTool } from '../../frame/reference-tool.tsx';
import { PORTS, type PortEntry } from './port-table.pure.ts';

export default function PortTable() {
  return (
    <ReferenceTool
      label="端口或服务"
      placeholder="3306、redis、邮件"
      entries={PORTS}
      textOf={({ port, protocol, service, use }: PortEntry) => `${port} ${protocol} ${service} ${use}`}
      keyOf={({ port }) => port}
      columns={[
        { id: 'port', head: '端口', numeric: true, phone: 'side', cell: ({ port }) => port },
        { id: 'service', head: '服务', phone: 'title', cell: ({ service }) => service },
        { id: 'protocol', head: '协议', quiet: true, phone: 'end', cell: ({ protocol }) => protocol },
        { id: 'use', head: '用途', phone: 'detail', cell: ({ use }) => use },
      ]}
    />
  );
}
