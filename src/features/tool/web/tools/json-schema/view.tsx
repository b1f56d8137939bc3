import { type Column, Table } from '#/ui/table/table.tsx';
import { runInWorker } from '../../frame/run-in-worker.ts';
import type { ToolOption } from '../../frame/tool-options.ts';
import { PairTool } from '../../pair/pair-tool.tsx';
import type { SchemaCheck, SchemaFault } from './json-schema.work.ts';

const OPTIONS = [] as const satisfies readonly ToolOption[];

const check = runInWorker<{ first: string; second: string }, SchemaCheck>(
  () => new Worker(new URL('./json-schema.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 3000 },
);

function run({ first, second }: { first: string; second: string }, signal: AbortSignal): Promise<SchemaCheck> {
  return check({ first, second }, signal);
}

const COLUMNS: Column<SchemaFault>[] = [
  { id: 'at', head: '位置', cell: ({ at }) => <code>{at || '整份数据'}</code> },
  { id: 'message', head: '问题', cell: ({ message }) => message },
];

export default function JsonSchema() {
  return (
    <PairTool
      run={run}
      options={OPTIONS}
      titles={['数据', 'JSON Schema']}
      secondExample={
        '{\n  "type": "object",\n  "properties": {\n    "age": { "type": "integer", "minimum": 0 }\n  }\n}'
      }
      outputTitle="检查结果"
    >
      {({ faults, unknownFormats }) => (
        <>
          <p className="pair-tool-note">
            {faults.length === 0 ? '数据符合这个 Schema。' : `有 ${faults.length} 处不符合`}
            {unknownFormats.length > 0 && `（没有检查的 format：${unknownFormats.join('、')}）`}
          </p>
          {faults.length > 0 && (
            <Table label="不符合的地方" columns={COLUMNS} rows={faults} rowKey={({ at, message }) => at + message} />
          )}
        </>
      )}
    </PairTool>
  );
}
