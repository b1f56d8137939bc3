import type { Row } from '../../frame/rows.tsx';
import { RowsTool } from '../../frame/rows-tool.tsx';
import { takeUrlApart } from './url-parse.work.ts';

function run({ input }: { input: string }): Row[] {
  const { parts, query } = takeUrlApart(input);
  return [
    ...parts,
    ...query.map(({ label, value }, at) => ({ label: `参数 ${at + 1}`, value: `${label} = ${value}` })),
  ];
}

export default function UrlParse() {
  return <RowsTool run={run} options={[]} inputTitle="网址" wraps placeholder="https://example.com/path?x=1" />;
}
