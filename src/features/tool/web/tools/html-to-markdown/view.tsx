import { type TextQuestion, TextTool } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

const OPTIONS = [
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

async function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): Promise<string> {
  const { htmlToMarkdown } = await import('./html-to-markdown.work.ts');
  return htmlToMarkdown(input, values);
}

export default function HtmlToMarkdown() {
  return <TextTool run={run} options={OPTIONS} gives="markdown" fileName="转换.md" accept=".html,.htm,.txt" />;
}
