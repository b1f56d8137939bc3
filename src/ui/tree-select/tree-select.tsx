import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { Count } from '../badge/count.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { limitText, togglePick } from './pick-rules.ts';
import './tree-select.css';

export interface TreeGroup {
  id: string;
  name: string;
  items: readonly { id: string; name: string; isDisabled?: boolean }[];
}

export interface TreeSelectProps {
  /** Names the whole for screen readers. */
  label: string;
  groups: readonly TreeGroup[];
  /** Ids of the picked items. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** The most that can be picked; 1 makes it a choice of one. */
  max?: number;
  /** Pixels. */
  height?: number;
}

/** Groups on the left, what is in them on the right. */
export function TreeSelect({
  label,
  groups,
  value,
  onChange,
  max = Number.POSITIVE_INFINITY,
  height = 300,
}: TreeSelectProps) {
  const id = useId();
  const [open, setOpen] = useState(groups[0]?.id);
  const [isRefused, setRefused] = useState(false);
  const group = groups.find((one) => one.id === open);

  function press(item: string) {
    const next = togglePick(value, item, max);
    setRefused(next === value && !value.includes(item));
    if (next !== value) onChange(next);
  }

  return (
    <fieldset className="tree-select" aria-label={label} style={{ height }}>
      <ul className="tree-select-groups">
        {groups.map(({ id: groupId, name, items }) => (
          <li key={groupId}>
            <button
              type="button"
              className="tree-select-group"
              aria-current={groupId === open ? 'true' : undefined}
              aria-controls={`${id}items`}
              onClick={() => setOpen(groupId)}
            >
              {name}
              {max > 1 && <Count value={items.filter((item) => value.includes(item.id)).length} unit="项已选" />}
            </button>
          </li>
        ))}
      </ul>
      <ul id={`${id}items`} className="tree-select-items" aria-label={group?.name}>
        {group?.items.map((item) => (
          <li key={item.id}>
            <label className="tree-select-item">
              <input
                type={max === 1 ? 'radio' : 'checkbox'}
                name={`${id}item`}
                checked={value.includes(item.id)}
                disabled={item.isDisabled}
                onChange={() => press(item.id)}
              />
              {item.name}
              <Check size={17} aria-hidden />
            </label>
          </li>
        ))}
        <li className="tree-select-limit" data-shown={isRefused}>
          <span role="status">{isRefused && limitText(max)}</span>
        </li>
      </ul>
      <VisuallyHidden>
        <span role="status">{value.length > 0 && `已选 ${value.length} 项`}</span>
      </VisuallyHidden>
    </fieldset>
  );
}
