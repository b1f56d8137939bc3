import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { renameAll, writeRenamed } from './rename-list.pure.ts';

const LETTERS = [
  { value: 'keep', label: '不变' },
  { value: 'lower', label: '小写' },
  { value: 'upper', label: '大写' },
] as const;

export const OPTIONS = [
  { key: 'find', label: '查找', kind: 'text', default: '', placeholder: '不填就不替换' },
  { key: 'replace', label: '替换成', kind: 'text', default: '' },
  { key: 'isRegex', label: '正则', kind: 'switch', default: false },
  { key: 'template', label: '模板', kind: 'text', default: '{名}{扩}', placeholder: '{名}-{号}{扩}' },
  { key: 'start', label: '编号从', kind: 'number', default: 1, min: 0, max: 1_000_000 },
  { key: 'step', label: '每次加', kind: 'number', default: 1, min: 1, max: 1000 },
  { key: 'digits', label: '编号位数', kind: 'number', default: 2, min: 1, max: 10 },
  { key: 'letters', label: '名字', kind: 'choice', choices: LETTERS, default: 'keep', isNamed: true },
  { key: 'ending', label: '扩展名', kind: 'choice', choices: LETTERS, default: 'lower', isNamed: true },
  { key: 'clean', label: '去掉非法字符', kind: 'switch', default: true },
  {
    key: 'output',
    label: '给出',
    kind: 'choice',
    choices: [
      { value: 'list', label: '新名单' },
      { value: 'pairs', label: '新旧对照' },
      { value: 'windows', label: 'Windows 命令' },
      { value: 'unix', label: 'Mac、Linux 命令' },
    ],
    default: 'list',
  },
] as const satisfies readonly ToolOption[];

/** What the example is set to. */
export const EXAMPLE = { template: '旅行-{号}{扩}' };

export function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): string {
  return writeRenamed(renameAll(input, values), values.output);
}
