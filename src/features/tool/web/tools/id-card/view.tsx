import type { Row } from '../../frame/rows.tsx';
import { RowsTool } from '../../frame/rows-tool.tsx';
import { todayInShanghai } from '../../time/today.pure.ts';
import { readIdCard } from './id-card.pure.ts';

function check({ input }: { input: string }): Row[] {
  const card = readIdCard(input, todayInShanghai(Date.now()));
  return [
    { label: '结论', value: '校验正确' },
    { label: '省份', value: card.province, note: '首次办证时的户籍地' },
    { label: '出生日期', value: card.birthday },
    { label: '周岁', value: String(card.age) },
    { label: '性别', value: card.sex },
    ...(card.wasFifteen ? [{ label: '18 位号码', value: card.number }] : []),
  ];
}

export default function IdCard() {
  return <RowsTool run={check} options={[]} inputTitle="身份证号" placeholder="18 位或 15 位号码" keepsInput={false} />;
}
