import { type TextQuestion, TextTool } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { convertHosts } from './punycode.pure.ts';

const OPTIONS = [
  {
    key: 'way',
    label: '方向',
    kind: 'choice',
    choices: [
      { value: 'encode', label: '转成 xn--' },
      { value: 'decode', label: '还原' },
    ],
    default: 'encode',
  },
] as const satisfies readonly ToolOption[];

function convert({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): string {
  return convertHosts(input, values.way);
}

export default function Punycode() {
  return (
    <TextTool
      run={convert}
      options={OPTIONS}
      gives="domain"
      fileName="domains.txt"
      placeholder="例子.中国"
      swaps="way"
    />
  );
}
