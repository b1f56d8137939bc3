import { ReferenceTool } from '../../frame/reference-tool.tsx';
import { ASCII, type AsciiEntry } from './ascii-table.pure.ts';

export default function AsciiTable() {
  return (
    <ReferenceTool
      label="字符、数字或名称"
      placeholder="A、65、0x41、换行"
      entries={ASCII}
      textOf={({ code, shown, hex, octal, binary, typed, name }: AsciiEntry) =>
        `${shown} ${code} ${hex} ${octal} ${binary} ${typed} ${name}`
      }
      keyOf={({ code }) => code}
      columns={[
        { id: 'shown', head: '字符', cell: ({ shown }) => <b>{shown}</b> },
        { id: 'code', head: '十进制', numeric: true, cell: ({ code }) => code },
        { id: 'hex', head: '十六进制', numeric: true, cell: ({ hex }) => hex },
        { id: 'octal', head: '八进制', numeric: true, quiet: true, cell: ({ octal }) => octal },
        { id: 'binary', head: '二进制', numeric: true, quiet: true, cell: ({ binary }) => binary },
        { id: 'typed', head: '转义', cell: ({ typed }) => <code>{typed}</code> },
        { id: 'name', head: '说明', cell: ({ name }) => name },
      ]}
    />
  );
}
