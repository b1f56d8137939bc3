import { Copy } from 'lucide-react';
import { Button } from '#/ui/button/button.tsx';
import { copyText } from '#/web/copy-text.ts';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { MakerTool } from '../../maker/maker-tool.tsx';
import { diceFrom, makePassword, strength } from './password.pure.ts';
import './password.css';

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

/** The first one, letters, digits and signs in colours of their own, and how strong it is. */
function face(result: string, values: Values) {
  const [first = ''] = result.split('\n');
  const { bits, verdict } = strength(values);
  return (
    <div className="password-face">
      <output className="password-text" aria-label="密码">
        {[...first].map((mark, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks repeat, their place is what differs
          <span key={at} data-kind={/\d/.test(mark) ? 'digit' : /[a-z]/i.test(mark) ? 'letter' : 'sign'}>
            {mark}
          </span>
        ))}
      </output>
      <p className="password-strength">
        <meter min={0} max={128} low={50} high={75} optimum={128} value={Math.min(128, bits)} aria-label="强度" />
        {verdict}
      </p>
      <Button icon={<Copy />} onClick={() => copyText(first)}>
        复制
      </Button>
    </div>
  );
}

export default function Password() {
  return <MakerTool make={make} options={OPTIONS} fileName="密码.txt" note={note} face={face} />;
}
