import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { MakerTool } from '../../maker/maker-tool.tsx';
import { diceFrom, makePassword, strength } from './password.pure.ts';

const OPTIONS = [
  { key: 'length', label: '长度', kind: 'number', default: 16, min: 4, max: 128 },
  { key: 'count', label: '个数', kind: 'number', default: 5, min: 1, max: 200 },
  { key: 'lower', label: '小写字母', kind: 'switch', default: true },
  { key: 'upper', label: '大写字母', kind: 'switch', default: true },
  { key: 'digits', label: '数字', kind: 'switch', default: true },
  { key: 'symbols', label: '符号', kind: 'switch', default: true },
  { key: 'clear', label: '避开易混字符', kind: 'switch', default: true },
] as const satisfies readonly ToolOption[];

type Values = OptionValues<typeof OPTIONS>;

const dice = diceFrom(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

function make(values: Values): string {
  const count = Math.min(200, Math.max(1, Math.trunc(values.count) || 1));
  return Array.from({ length: count }, () => makePassword(values, dice)).join('\n');
}

function note(values: Values): string {
  const { bits, verdict } = strength(values);
  return `强度约 ${bits} 比特，${verdict}`;
}

export default function Password() {
  return <MakerTool make={make} options={OPTIONS} fileName="密码.txt" note={note} />;
}
