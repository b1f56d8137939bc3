import type { CSSProperties } from 'react';
import { DemoRow } from '../section/demo-row.tsx';
import './tokens.demo.css';

export const title = '色与字';

const COLOURS = [
  ['bg', '月白'],
  ['surface', '面'],
  ['surface-2', '面二'],
  ['surface-3', '面三'],
  ['line', '线'],
  ['line-2', '线二'],
  ['ink', '墨'],
  ['ink-2', '墨二'],
  ['ink-3', '墨三'],
  ['accent', '朱'],
  ['accent-soft', '浅朱'],
  ['teal', '青'],
  ['teal-soft', '浅青'],
  ['gold', '缃'],
  ['gold-2', '金'],
  ['gold-soft', '浅缃'],
  ['danger', '警'],
  ['focus', '焦点'],
] as const;

const SIZES = ['4xl', '3xl', '2xl', 'xl', 'lg', 'base', 'md', 'sm', 'xs'];

// Custom properties are missing from React's type for styles.
const variable = (name: string, value: string) => ({ [name]: value }) as CSSProperties;

export default function TokensDemo() {
  return (
    <>
      <DemoRow label="色" layout="stack">
        <ul className="tokens-demo-colours">
          {COLOURS.map(([token, name]) => (
            <li key={token} style={variable('--shown', `var(--${token})`)}>
              {name}
              <code>{token}</code>
            </li>
          ))}
        </ul>
      </DemoRow>
      <DemoRow label="宋体" layout="stack">
        {SIZES.slice(0, 5).map((size) => (
          <p key={size} className="tokens-demo-serif" style={variable('--shown', `var(--t-${size})`)}>
            众里寻他千百度
          </p>
        ))}
      </DemoRow>
      <DemoRow label="黑体" layout="stack">
        {SIZES.slice(4).map((size) => (
          <p key={size} className="tokens-demo-sans" style={variable('--shown', `var(--t-${size})`)}>
            收录 1,286 部，今天更新 17 部 · 电视剧
          </p>
        ))}
      </DemoRow>
      <DemoRow label="数字" layout="stack">
        <p className="tokens-demo-num num">
          ¥12,860.00 <b>8.7%</b> <strong>2026-11-15 10:24</strong> +1/−2 × 3–5
        </p>
      </DemoRow>
      <DemoRow label="零碎">
        <kbd>⌘K</kbd>
        <kbd>Esc</kbd>
        <code>/any/search</code>
        <span>
          命中的<mark>西游</mark>记
        </span>
      </DemoRow>
    </>
  );
}
