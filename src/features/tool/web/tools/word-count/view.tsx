import { thousands } from '#/ui/number/thousands.pure.ts';
import type { Row } from '../../frame/rows.tsx';
import { RowsTool } from '../../frame/rows-tool.tsx';
import { countText } from './word-count.pure.ts';

function count({ input }: { input: string }): Row[] {
  const counts = countText(input);
  return [
    { label: '字符数', value: thousands(counts.characters), note: `不计空白 ${thousands(counts.withoutSpaces)}` },
    { label: '汉字', value: thousands(counts.chinese) },
    { label: '英文单词', value: thousands(counts.words) },
    { label: '数字', value: thousands(counts.numbers), note: '连在一起的算一个' },
    { label: '标点', value: thousands(counts.punctuation) },
    { label: '行数', value: thousands(counts.lines) },
    { label: '段落', value: thousands(counts.paragraphs), note: '以空行分段' },
    { label: 'UTF-8 字节', value: thousands(counts.bytes) },
    { label: '阅读时间', value: counts.minutes < 1 ? '不到 1 分钟' : `约 ${Math.round(counts.minutes)} 分钟` },
  ];
}

export default function WordCount() {
  return <RowsTool run={count} options={[]} wraps placeholder="把要数的文字放在这里" />;
}
