import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createPaletteSearch } from '#/ui/palette/palette-search.ts';
import type { AskSuggestions, SuggestionGroup } from './suggestions.ts';

/** Follows a search box: what is typed, which keys are pressed, and whether the list is open. */
export function useSuggestBox(input: HTMLInputElement, listId: string, askFor: AskSuggestions) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [isOpen, setOpen] = useState(true);
  const [groups, setGroups] = useState<readonly SuggestionGroup[]>([]);
  const [position, setPosition] = useState(-1);
  const rows = groups.flatMap((group) => group.rows);
  const active = isOpen ? rows[position]?.id : undefined;

  const show = useEffectEvent((found: readonly SuggestionGroup[]) => {
    const chosen = rows[position]?.to;
    setGroups(found);
    // Who went down the old list meanwhile stays where they are, if it is still there.
    setPosition(found.flatMap((group) => group.rows).findIndex(({ to }) => to === chosen));
  });
  const [asker] = useState(() =>
    createPaletteSearch((words: string) => askFor(words, listId), {
      onAnswer: (found: readonly SuggestionGroup[]) => show(found),
      onFail: () => show([]),
    }),
  );
  const ask = useEffectEvent(() => {
    const words = input.value.trim();
    setOpen(true);
    setPosition(-1);
    asker.search(words);
    // Nothing typed asks nothing; what others look for is known at once.
    if (words === '') askFor('', listId).then((found) => input.value.trim() === '' && show(found));
  });
  const close = () => {
    asker.stop();
    setOpen(false);
    setPosition(-1);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // 229 is how Safari marks the Enter that ends a composition.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!isOpen || rows.length === 0) return ask();
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // The box itself is one of the stops, so that one can come back to what was typed.
      setPosition(((position + 1 + step + rows.length + 1) % (rows.length + 1)) - 1);
    } else if (event.key === 'Enter' && isOpen && rows[position]) {
      event.preventDefault();
      navigate(rows[position].to);
      close();
    } else if (event.key === 'Escape' && isOpen && rows.length > 0) {
      // Closes the list only; what was typed stays.
      event.preventDefault();
      close();
    }
  });
  const onBlur = useEffectEvent(close);

  useEffect(() => {
    // While an input method is composing the letters are not yet words.
    const onInput = (event: Event) => (event as InputEvent).isComposing || ask();
    const onComposed = () => ask();
    const onFocus = () => ask();
    const onKey = (event: KeyboardEvent) => onKeyDown(event);
    const onLeave = () => onBlur();
    input.addEventListener('input', onInput);
    input.addEventListener('compositionend', onComposed);
    input.addEventListener('focus', onFocus);
    input.addEventListener('keydown', onKey);
    input.addEventListener('blur', onLeave);
    // Whoever typed before this code was there is not left waiting.
    if (document.activeElement === input) ask();
    return () => {
      input.removeEventListener('input', onInput);
      input.removeEventListener('compositionend', onComposed);
      input.removeEventListener('focus', onFocus);
      input.removeEventListener('keydown', onKey);
      input.removeEventListener('blur', onLeave);
    };
  }, [input]);

  const page = useRef(key);
  useEffect(() => {
    // Every route change closes the list; the page it was opened on does not.
    if (page.current !== key) onBlur();
    page.current = key;
  }, [key]);

  useEffect(() => {
    input.setAttribute('aria-autocomplete', 'list');
    if (isOpen && groups.length > 0) input.setAttribute('aria-controls', listId);
    else input.removeAttribute('aria-controls');
    if (active) input.setAttribute('aria-activedescendant', active);
    else input.removeAttribute('aria-activedescendant');
  }, [input, isOpen, groups, active, listId]);

  return { isOpen, groups, active, close };
}
