import type { Row } from '../../frame/rows.tsx';
import { RowsTool } from '../../frame/rows-tool.tsx';

async function run({ input }: { input: string }): Promise<Row[]> {
  const { allCases } = await import('./variable-case.work.ts');
  return allCases(input);
}

export default function VariableCase() {
  return <RowsTool run={run} options={[]} placeholder="user login count" />;
}
