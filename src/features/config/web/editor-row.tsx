import type { KeyboardEvent, ReactNode } from 'react';
import { FieldNotes } from '#/ui/field/field-frame.tsx';
import { useFault, useRowFault } from './part-value.ts';

interface Props {
  path: string;
  /** Its grip is held: the row itself can be dragged. */
  isDragged: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onDragOver: () => void;
  onDragEnd: () => void;
  grip: ReactNode;
  tools: ReactNode;
  children: ReactNode;
}

/** One row of a list, with what is wrong with the row as a whole. */
export function EditorRow({ path, isDragged, onKeyDown, onDragOver, onDragEnd, grip, tools, children }: Props) {
  const message = useFault(path);
  const isBad = useRowFault(path);
  return (
    <li
      onKeyDown={onKeyDown}
      draggable={isDragged}
      data-dragged={isDragged || undefined}
      data-bad={isBad || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        onDragOver();
      }}
      onDragEnd={onDragEnd}
    >
      {grip}
      <div className="rows-editor-body">
        {children}
        <FieldNotes message={message} hint={undefined} />
      </div>
      <div className="rows-editor-tools">{tools}</div>
    </li>
  );
}
