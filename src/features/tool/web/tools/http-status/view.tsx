import { ReferenceTool } from '../../frame/reference-tool.tsx';
import { HTTP_STATUSES, type HttpStatus } from './http-status.pure.ts';

export default function HttpStatusTable() {
  return (
    <ReferenceTool
      label="状态码"
      placeholder="404、gateway、超时"
      entries={HTTP_STATUSES}
      textOf={({ code, name, meaning }: HttpStatus) => `${code} ${name} ${meaning}`}
      keyOf={({ code }) => code}
      columns={[
        { id: 'code', head: '状态码', numeric: true, phone: 'side', cell: ({ code }) => code },
        { id: 'name', head: '名称', phone: 'title', cell: ({ name }) => name },
        { id: 'meaning', head: '含义与常见原因', phone: 'detail', cell: ({ meaning }) => meaning },
      ]}
    />
  );
}
