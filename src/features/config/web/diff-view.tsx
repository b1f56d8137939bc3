import { readableJson } from '../config-edit.pure.ts';
import { changedPart, lineDiff } from '../line-diff.pure.ts';
import './diff-view.css';

const SAID = { '-': '去掉', '+': '加上', ' ': '' } as const;

/** What changed between two JSON texts, line by line. */
export function DiffView({ label, before, after }: { label: string; before: string; after: string }) {
  const lines = changedPart(lineDiff(readableJson(before), readableJson(after)));
  if (lines.length === 0) return <p className="diff-view-none">内容没有变化</p>;
  return (
    // What scrolls must be reachable with the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways
    <section className="diff-view" aria-label={label} tabIndex={0}>
      <ul>
        {lines.map(({ sign, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and never change their order
          <li key={index} data-sign={sign}>
            <span aria-hidden="true">{sign}</span>
            <span className="diff-view-said">{SAID[sign]}</span>
            <code>{text}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
