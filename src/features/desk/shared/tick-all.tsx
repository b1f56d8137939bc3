import { useEffect, useState } from 'react';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';

/** Ticks every `Ids` box of the form around it. Without JavaScript there is none: it could do nothing. */
export function TickAll() {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  if (!isReady) return null;
  return (
    <Checkbox
      onChange={({ target }) => {
        const boxes = target.form?.querySelectorAll<HTMLInputElement>('input[name="Ids"]:enabled') ?? [];
        for (const box of boxes) box.checked = target.checked;
        target.form?.dispatchEvent(new Event('change', { bubbles: true }));
      }}
    >
      全选本页
    </Checkbox>
  );
}
