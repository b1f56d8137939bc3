import { useState } from 'react';
import { tagsIn } from '../tag.pure.ts';
import '#/ui/visually-hidden/visually-hidden.css';

interface Props {
  known: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Tags in one line to be swiped along: those used lately, and a place for a new one. */
export function SheetTags({ known, chosen, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const add = () => {
    const [name] = tagsIn(`#${typed.trim().replace(/^[#＃]/, '')}`);
    if (name) onChange([...new Set([...chosen, name])]);
    setTyped('');
  };
  return (
    <fieldset className="phone-sheet-tags">
      <legend className="visually-hidden">标签</legend>
      {[...new Set([...chosen, ...known])].map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, name] : chosen.filter((each) => each !== name))
            }
          />
          <span>#{name}</span>
        </label>
      ))}
      <input
        type="text"
        className="phone-sheet-new-tag"
        aria-label="新标签"
        placeholder="＋标签"
        maxLength={21}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add();
        }}
      />
    </fieldset>
  );
}
