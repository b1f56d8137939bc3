import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Field } from '#/ui/field/field.tsx';
import { type FoundTitle, useTitleSearch } from './use-title-search.ts';
import './title-search.css';

interface Props {
  label: string;
  /** Titles that cannot be chosen: the one it is about, those chosen already. */
  without?: readonly string[];
  onPick?: (title: FoundTitle) => void;
  /** As a field of a form it keeps what was picked, and sends the title's key under this name. */
  name?: string;
  picked?: string;
  hint?: string;
  error?: string;
}

/** Finds a title by its name, a part of it or its pinyin, while it is typed. Arrow keys choose, Enter takes. */
export function TitleSearch({ label, without = [], onPick, name, picked = '', hint, error }: Props) {
  const listId = useId();
  const [words, setWords] = useState(picked);
  const [taken, setTaken] = useState(picked);
  const [at, setAt] = useState(0);
  const isLooking = words.trim() !== '' && words !== taken;
  const found = useTitleSearch(isLooking ? words : '');
  const titles = isLooking ? (found?.filter(({ Key }) => !without.includes(Key)) ?? []) : [];
  const chosen = titles[Math.min(at, titles.length - 1)];
  function pick(title: FoundTitle) {
    setWords(name ? title.Key : '');
    setTaken(name ? title.Key : '');
    setAt(0);
    onPick?.(title);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((at + step + titles.length) % Math.max(1, titles.length));
    else if (event.key === 'Enter' && chosen) pick(chosen);
    // Enter must not send the form around it while nothing is chosen.
    else if (event.key !== 'Enter' || (name && !isLooking)) return;
    event.preventDefault();
  }
  return (
    <div className="title-search">
      <Field
        label={label}
        name={name}
        hint={hint}
        error={error || undefined}
        type="search"
        size="sm"
        icon={<Search />}
        placeholder="片名、又名或拼音"
        value={words}
        autoComplete="off"
        role="combobox"
        aria-expanded={titles.length > 0}
        aria-controls={listId}
        aria-activedescendant={chosen && `${listId}-${titles.indexOf(chosen)}`}
        onChange={({ target }) => {
          setWords(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} role="listbox" aria-label={label} className="title-search-list">
        {titles.map((title, index) => (
          // The box above keeps the focus and has the keys.
          <div
            key={title.Key}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={title === chosen}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(title)}
            onKeyDown={() => pick(title)}
          >
            <img src={title.Cover} alt="" width={30} height={42} loading="lazy" />
            <span>
              <b>{title.Name}</b>
              <small>{[title.TypeName, title.Year].filter(Boolean).join(' · ')}</small>
            </span>
          </div>
        ))}
      </div>
      {isLooking && found && titles.length === 0 && !words.includes('/') && (
        <p className="title-search-none">没有找到，换个词试试</p>
      )}
    </div>
  );
}
