import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

/** How many rows of the form around it are ticked, and a way to tick none. */
export function TickCount() {
  const place = useRef<HTMLSpanElement>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const look = () => setCount(form.querySelectorAll('input[name="Ids"]:checked').length);
    look();
    form.addEventListener('change', look);
    return () => form.removeEventListener('change', look);
  }, []);
  function clear() {
    const form = place.current?.closest('form');
    for (const box of form?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:checked') ?? [])
      box.checked = false;
    setCount(0);
  }
  return (
    <span ref={place} className="tick-count">
      {count > 0 && (
        <>
          <button type="button" aria-label="取消选择" onClick={clear}>
            <X size={16} aria-hidden />
          </button>
          已选 <b className="num">{count}</b>
        </>
      )}
    </span>
  );
}
