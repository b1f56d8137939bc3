import { type Column, Table } from '#/ui/table/table.tsx';
import type { ToolOption } from '../../frame/tool-options.ts';
import { inPart } from '../../pair/in-part.pure.ts';
import { PairTool } from '../../pair/pair-tool.tsx';
import { diffJson, type JsonChange } from './json-diff.pure.ts';

const OPTIONS = [] as const satisfies readonly ToolOption[];
const KINDS = { added: '增加', removed: '删除', changed: '改动' };

const COLUMNS: Column<JsonChange>[] = [
  { id: 'path', head: '位置', cell: ({ path }) => <code>{path}</code> },
  { id: 'kind', head: '变化', cell: ({ kind }) => KINDS[kind] },
  { id: 'before', head: '原来', cell: ({ before }) => <code>{before}</code> },
  { id: 'after', head: '现在', cell: ({ after }) => <code>{after}</code> },
];

async function compare({ first, second }: { first: string; second: string }): Promise<JsonChange[]> {
  const { readExactJson } = await import('../../json/read-json.work.ts');
  return diffJson(
    inPart('原文', () => readExactJson(first)),
    inPart('修改后', () => readExactJson(second)),
  );
}

export default function JsonDiff() {
  return (
    <PairTool
      run={compare}
      options={OPTIONS}
      titles={['原文', '修改后']}
      secondExample={'{"name":"甲","year":2023}'}
      outputTitle="不同之处"
    >
      {(changes) =>
        changes.length === 0 ? (
          <p className="pair-tool-note">内容完全一样。</p>
        ) : (
          <>
            <p className="pair-tool-note">共 {changes.length} 处不同</p>
            <Table label="逐项列表" columns={COLUMNS} rows={changes} rowKey={({ path }) => path} />
          </>
        )
      }
    </PairTool>
  );
}
