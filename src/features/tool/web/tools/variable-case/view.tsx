import type { Row } from '../../frame/rows.tsx';
import { RowsTool } from '../../frame/rows-tool.tsx';
import { allCases } from './variable-case.work.ts';

function run({ input }: { input: string }): Row[] {
  return allCases(input);
}

export default function VariableCase() {
  return <RowsTool run={run} options={[]} placeholder="user login count" />;
}
