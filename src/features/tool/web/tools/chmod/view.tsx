import type { Row } from '../../frame/rows.tsx';
import { RowsTool } from '../../frame/rows-tool.tsx';
import { describeMode, readMode } from './chmod.pure.ts';

function run({ input }: { input: string }): Row[] {
  return describeMode(readMode(input));
}

export default function Chmod() {
  return <RowsTool run={run} options={[]} inputTitle="权限" placeholder="755 或 rwxr-xr-x" />;
}
