import { type KeyboardEvent, useRef, useState } from 'react';
import type { PushPreview } from '../robot-push.contract.ts';

type Box = HTMLInputElement | HTMLTextAreaElement;

interface Needs {
  variables: PushPreview['variables'];
  /** What is written for a name when it is chosen. */
  textOf: (name: string) => string;
  onText: (text: string) => void;
}

/** A box in which `{{` offers the variables, by keys and by pointer. */
export function useCompletion<Element extends Box>({ variables, textOf, onText }: Needs) {
  const area = useRef<Element>(null);
  const [typed, setTyped] = useState<string | undefined>();
  const [active, setActive] = useState(0);
  const offered =
    typed === undefined ? [] : variables.filter((variable) => isMeant(variable, typed.toLowerCase())).slice(0, 8);

  function watch() {
    const before = area.current?.value.slice(0, area.current.selectionStart ?? 0) ?? '';
    setTyped(/\{\{(#?[\w.]*)$/.exec(before)?.[1]);
    setActive(0);
  }

  function insert(text: string, replaces = 0) {
    const box = area.current;
    if (!box) return;
    box.setRangeText(text, (box.selectionStart ?? 0) - replaces, box.selectionEnd ?? 0, 'end');
    box.focus();
    setTyped(undefined);
    onText(box.value);
  }

  const take = (name: string) => insert(textOf(name), 2 + (typed?.length ?? 0));

  function press(event: KeyboardEvent) {
    if (offered.length === 0 || event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step) setActive((active + step + offered.length) % offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(offered[active]?.name ?? '');
    else if (event.key === 'Escape') setTyped(undefined);
    else return;
    event.preventDefault();
  }

  return {
    insert,
    /** Begins a variable where the cursor is. */
    begin() {
      insert('{{');
      watch();
    },
    // A mark that is being written is not wrong yet.
    isCompleting: offered.length > 0,
    box: { ref: area, onInput: watch, onKeyDown: press, onBlur: () => setTyped(undefined) },
    offer: { offered, active, onTake: take, area },
  };
}

/** By the beginning of its name, or of the part behind the dot. */
function isMeant({ name }: { name: string }, typed: string): boolean {
  const known = name.toLowerCase();
  return known.startsWith(typed) || (typed.length > 0 && (known.split(/[.#]/)[1]?.startsWith(typed) ?? false));
}
