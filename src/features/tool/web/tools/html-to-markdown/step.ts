import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

export const OPTIONS = [
  {
    key: 'heading',
    label: '标题写法',
    kind: 'choice',
    choices: [
      { value: 'atx', label: '# 标题' },
      { value: 'setext', label: '下划线' },
    ],
    default: 'atx',
  },
  {
    key: 'bullet',
    label: '列表符号',
    kind: 'choice',
    choices: [
      { value: '-', label: '-' },
      { value: '*', label: '*' },
      { value: '+', label: '+' },
    ],
    default: '-',
  },
] as const satisfies readonly ToolOption[];

export async function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): Promise<string> {
  const { htmlToMarkdown } = await import('./html-to-markdown.work.ts');
  return htmlToMarkdown(input, values);
}
