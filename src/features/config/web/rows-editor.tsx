import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { IconButton } from '#/ui/button/icon-button.tsx';
import { moved, type Row } from '../config-edit.pure.ts';
import type { Rows } from '../config-shapes.pure.ts';
import { emptyRow, type PartProps } from './part-value.ts';
import './rows-editor.css';

interface Props {
  rows: Rows;
  /** Draws one part of a row; handed in because a part may itself be rows. */
  Control: ComponentType<PartProps>;
  value: readonly Row[];
  onChange: (value: Row[]) => void;
}

/** A list whose rows are edited, added, taken away and put in order, by buttons or with Alt and the arrow keys. */
export function RowsEditor({ rows: { item, parts }, Control, value, onChange }: Props) {
  const box = useRef<HTMLUListElement>(null);
  // A row keeps its controls, and the focus in them, while it wanders.
  const [ids, setIds] = useState(() => value.map((_, index) => index));
  const [said, setSaid] = useState('');
  const nextId = useRef(value.length);

  function move(index: number, by: -1 | 1) {
    if (index + by < 0 || index + by >= value.length) return;
    setIds(moved(ids, index, by));
    onChange(moved(value, index, by));
    setSaid(`已移到第 ${index + by + 1} 位，共 ${value.length} 个`);
  }

  function moveByKey(event: KeyboardEvent, index: number) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    move(index, event.key === 'ArrowUp' ? -1 : 1);
  }

  function add() {
    setIds([...ids, nextId.current++]);
    onChange([...value, emptyRow(parts)]);
    setSaid(`已添加第 ${value.length + 1} 个${item}`);
    // The new row is there after the next drawing.
    requestAnimationFrame(() => box.current?.lastElementChild?.querySelector<HTMLElement>('input, select')?.focus());
  }

  function remove(index: number) {
    setIds(ids.filter((_, at) => at !== index));
    onChange(value.filter((_, at) => at !== index));
    setSaid(`已去掉第 ${index + 1} 个${item}，保存后生效`);
  }

  return (
    <div className="rows-editor">
      <ul ref={box}>
        {value.map((row, index) => (
          <li key={ids[index] ?? index} onKeyDown={(event) => moveByKey(event, index)}>
            <span className="rows-editor-place num" aria-hidden="true">
              {index + 1}
            </span>
            <div className="rows-editor-parts" data-many={parts.length > 2 || undefined}>
              {parts.map((part) => (
                <Control
                  key={part.name}
                  part={part}
                  place={`第 ${index + 1} 个${item}`}
                  value={row[part.name]}
                  onChange={(next) =>
                    onChange(value.map((other, at) => (at === index ? { ...other, [part.name]: next } : other)))
                  }
                />
              ))}
            </div>
            <div className="rows-editor-tools">
              <IconButton
                size="sm"
                label={`第 ${index + 1} 个${item}上移`}
                icon={<ArrowUp />}
                aria-disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                size="sm"
                label={`第 ${index + 1} 个${item}下移`}
                icon={<ArrowDown />}
                aria-disabled={index === value.length - 1}
                onClick={() => move(index, 1)}
              />
              <IconButton
                size="sm"
                label={`去掉第 ${index + 1} 个${item}`}
                icon={<Trash2 />}
                onClick={() => remove(index)}
              />
            </div>
          </li>
        ))}
      </ul>
      <Button kind="line" size="sm" icon={<Plus />} onClick={add}>
        添加{item}
      </Button>
      <p className="rows-editor-said" role="status">
        {said}
      </p>
    </div>
  );
}
