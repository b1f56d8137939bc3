import { createElement } from 'react';
import type { Tool } from '../tool.contract.ts';

/** The drawing that came with the tool: a page with sixty icons loads none of them as code. */
export function ToolIcon({ drawing, size = 19 }: { drawing: Tool['Drawing']; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawing.map(({ Tag, Attributes }) => createElement(Tag, { ...Attributes, key: JSON.stringify(Attributes) }))}
    </svg>
  );
}
