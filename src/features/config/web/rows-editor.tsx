import { ArrowDown, ArrowUp, GripVertical, Plus, Trash2 } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { IconButton } from '#/ui/button/icon-button.tsx';
import { moved, type Row } from '../config-edit.pure.ts';
import { type Rows, rowName } from '../config-parts.pure.ts';
import { EditorRow } from './editor-row.tsx';
import { emptyRow, type PartProps } from './part-value.ts';
import './rows-editor.css';

interface Props {
  rows: Rows;
  /** Draws one part of a row; handed in because a part may itself be rows. */
  Control: ComponentType<PartProps>;
  /** Where in the value the rows stand; empty for the value itself. */
  path: string;
  value: readonly Row[];
  onChange: (value: Row[]) => void;
}

/** A list whose rows are edited, added, taken away and put in order: dragged by the grip, by buttons, or with Alt and the arrow keys. */
export function RowsEditor({ rows, Control, path, value, onChange }: Props) {
  const { item, parts } = rows;
  const box = useRef<HTMLUListElement>(null);
  // A row keeps its controls, and the focus in them, while it wanders.
  const [ids, setIds] = useState(() => value.map((_, index) => index));
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number>();
  const nextId = useRef(value.length);
  const nameOf = (index: number) => rowName(rows, index);

  function move(index: number, to: number) {
    if (to < 0 || to >= value.length || to === index) return;
    setIds(moved(ids, index, to));
    onChange(moved(value, index, to));
    setSaid(`已移到第 ${to + 1} 位，共 ${value.length} 个`);
  }

  function moveByKey(event: KeyboardEvent, index: number) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    move(index, index + (event.key === 'ArrowUp' ? -1 : 1));
  }

  function add() {
    setIds([...ids, nextId.current++]);
    onChange([...value, emptyRow(parts)]);
    setSaid(`已添加${nameOf(value.length)}`);
    // The new row is there after the next drawing.
    requestAnimationFrame(() =>
      box.current?.lastElementChild?.querySelector<HTMLElement>('.picture-field-box, input, select')?.focus(),
    );
  }

  function remove(index: number) {
    setIds(ids.filter((_, at) => at !== index));
    onChange(value.filter((_, at) => at !== index));
    setSaid(`已去掉${nameOf(index)}，保存后生效`);
  }

  return (
    <div className="rows-editor">
      <ul ref={box}>
        {value.map((row, index) => {
          const rowPath = path === '' ? String(index) : `${path}.${index}`;
          const name = nameOf(index);
          return (
            <EditorRow
              key={ids[index] ?? index}
              path={rowPath}
              isDragged={dragged === index}
              onKeyDown={(event) => moveByKey(event, index)}
              onDragOver={() => {
                if (dragged === undefined || dragged === index) return;
                move(dragged, index);
                setDragged(index);
              }}
              onDragEnd={() => setDragged(undefined)}
              grip={
                <button
                  type="button"
                  className="rows-editor-grip"
                  aria-label={`${name}：拖动排序，或按 Alt 和上下键`}
                  onPointerDown={() => setDragged(index)}
                  onPointerUp={() => setDragged(undefined)}
                >
                  <GripVertical size={16} aria-hidden />
                </button>
              }
              tools={
                <>
                  <IconButton
                    size="sm"
                    label={`${name}上移`}
                    icon={<ArrowUp />}
                    aria-disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <IconButton
                    size="sm"
                    label={`${name}下移`}
                    icon={<ArrowDown />}
                    aria-disabled={index === value.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                  <IconButton size="sm" label={`去掉${name}`} icon={<Trash2 />} onClick={() => remove(index)} />
                </>
              }
            >
              <div
                className="rows-editor-parts"
                data-many={parts.length > 2 || undefined}
                data-sentence={parts.some(({ name }) => name === 'text') || undefined}
                data-picture={parts[0]?.kind === 'picture' || undefined}
              >
                {parts.map((part) => (
                  <Control
                    key={part.name}
                    part={part}
                    place={name}
                    path={`${rowPath}.${part.name}`}
                    value={row[part.name]}
                    onChange={(next) =>
                      onChange(value.map((other, at) => (at === index ? { ...other, [part.name]: next } : other)))
                    }
                  />
                ))}
              </div>
            </EditorRow>
          );
        })}
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
