import { useEffect, useMemo, useState } from 'react';
import { FaultNote } from '../../frame/fault-note.tsx';
import { OptionBar } from '../../frame/option-bar.tsx';
import { Pane } from '../../frame/pane.tsx';
import { type Row, Rows } from '../../frame/rows.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { useLive } from '../../frame/use-live.ts';
import { useToolState } from '../../frame/use-tool-state.ts';
import '../../frame/text-tool.css';
import '../../pair/pair-tool.css';

const OPTIONS = [
  {
    key: 'secret',
    label: '密钥',
    kind: 'text',
    default: '',
    placeholder: 'Base32 密钥或 otpauth:// 地址',
    secret: true,
  },
  {
    key: 'algorithm',
    label: '算法',
    kind: 'choice',
    choices: [
      { value: 'SHA1', label: 'SHA-1' },
      { value: 'SHA256', label: 'SHA-256' },
      { value: 'SHA512', label: 'SHA-512' },
    ],
    default: 'SHA1',
  },
  {
    key: 'digits',
    label: '位数',
    kind: 'choice',
    choices: [
      { value: '6', label: '6 位' },
      { value: '8', label: '8 位' },
    ],
    default: '6',
  },
  { key: 'period', label: '周期', kind: 'number', default: 30, min: 5, max: 300, unit: '秒' },
] as const satisfies readonly ToolOption[];

export default function Totp() {
  const { values, setValues } = useToolState(OPTIONS, { keepsInput: false });
  const now = useSeconds();
  const question = useMemo(() => (values.secret.trim() && now > 0 ? { ...values, now } : undefined), [values, now]);
  const { result: rows = [], fault } = useLive(codesOf, question, 0);
  return (
    <div className="text-tool">
      {/* The bar names values by the options' own keys. */}
      <OptionBar options={OPTIONS} values={values} onChange={(change) => setValues(change as Partial<typeof values>)} />
      <Pane title="动态码" isBad={fault !== undefined} foot={<FaultNote fault={fault} />}>
        {rows.length > 0 ? <Rows rows={rows} /> : <p className="pair-tool-note">填入密钥后，这里每秒更新。</p>}
      </Pane>
    </div>
  );
}

function useSeconds(): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

async function codesOf({
  secret,
  algorithm,
  digits,
  period,
  now,
}: OptionValues<typeof OPTIONS> & { now: number }): Promise<Row[]> {
  const { codeAt } = await import('./totp.work.ts');
  const settings = {
    secret,
    algorithm,
    digits: digits === '8' ? 8 : 6,
    period: Math.max(5, Math.trunc(period) || 30),
  } as const;
  const { code, next, secondsLeft } = codeAt(settings, now);
  return [
    { label: '现在', value: code, note: `还有 ${secondsLeft} 秒` },
    { label: '下一个', value: next },
  ];
}
