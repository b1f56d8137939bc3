import { type RefObject, useLayoutEffect, useState } from 'react';
import type { PushPreview } from '../robot-push.contract.ts';

interface Props {
  offered: PushPreview['variables'];
  active: number;
  onTake: (name: string) => void;
  area: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
}

/** Below the line that is being written, never over it. */
export function PushOffer({ offered, active, onTake, area }: Props) {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const box = area.current;
    if (!box || offered.length === 0) return;
    const { lineHeight, paddingTop } = getComputedStyle(box);
    const lines = box.value.slice(0, box.selectionStart ?? 0).split('\n').length;
    const below = Number.parseFloat(paddingTop) + lines * Number.parseFloat(lineHeight) - box.scrollTop;
    setTop(Math.max(0, Math.min(below + 4, box.clientHeight)));
  }, [offered.length, area]);
  if (offered.length === 0) return null;
  return (
    <div className="push-offer" style={{ top }}>
      <ul aria-label="变量">
        {offered.map(({ name, meaning, value }, index) => (
          <li key={name}>
            {/* Pressed before the text loses its focus. */}
            <button
              type="button"
              data-active={index === active || undefined}
              onMouseDown={(press) => press.preventDefault()}
              onClick={() => onTake(name)}
            >
              <code>{name}</code>
              <span>{meaning}</span>
              <small>{value}</small>
            </button>
          </li>
        ))}
      </ul>
      <p>↑↓ 选，回车填入；右边是现在的真实值</p>
    </div>
  );
}
