import { type ReactNode, useState } from 'react';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { Field } from '#/ui/field/field.tsx';
import { TextArea } from '#/ui/field/text-area.tsx';
import { Select } from '#/ui/select/select.tsx';
import { byPathOf, doubledPath, isRow, linesOf, type Row, rowsByPath, rowsIn } from '../config-edit.pure.ts';
import type { Shape } from '../config-parts.pure.ts';
import { PartControl } from './part-control.tsx';
import { useFault, withoutEmpty } from './part-value.ts';
import { RowsEditor } from './rows-editor.tsx';

interface Props {
  shape: Shape;
  value: unknown;
  /** The second is what stands in the way of saving. */
  onChange: (value: unknown, hindrance?: string) => void;
}

/** The controls for one known key. They begin with a value and keep what is made of it; a new value is a new form. */
export function ValueForm({ shape, value: first, onChange: tell }: Props): ReactNode {
  const [value, setValue] = useState(first);
  const onChange: Props['onChange'] = (next, hindrance) => {
    setValue(next);
    tell(next, hindrance);
  };
  const text = typeof value === 'string' ? value : '';
  const error = useFault('');
  switch (shape.kind) {
    case 'rows':
      return <ListForm shape={shape} value={value} onChange={onChange} />;
    case 'byPath':
      return <ListForm shape={shape} value={value} onChange={onChange} />;
    case 'object': {
      const row = isRow(value) ? value : {};
      return shape.parts.map((part) => (
        <PartControl
          key={part.name}
          part={part}
          path={part.name}
          value={row[part.name]}
          onChange={(next) => onChange({ ...row, [part.name]: next })}
        />
      ));
    }
    case 'lines':
      return (
        <TextArea
          label="每行一个"
          rows={14}
          hint={shape.hint}
          defaultValue={Array.isArray(value) ? value.join('\n') : ''}
          onChange={(event) => onChange(linesOf(event.target.value))}
        />
      );
    case 'choice':
      return (
        <Select
          label="选一个"
          value={text}
          options={shape.choices}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'yes':
      return (
        <Checkbox checked={value === true} onChange={(event) => onChange(event.target.checked)}>
          {shape.label}
        </Checkbox>
      );
    case 'text':
      return <Field label="文字" error={error} value={text} onChange={(event) => onChange(event.target.value)} />;
  }
}

function ListForm({ shape, value, onChange }: Props & { shape: Extract<Shape, { kind: 'rows' | 'byPath' }> }) {
  const isByPath = shape.kind === 'byPath';
  // Rows as they are typed: two may have the same page for a moment, which an object could not hold.
  const [rows, setRows] = useState<readonly Row[]>(() => (isByPath ? rowsByPath(value) : rowsIn(value)));
  function change(next: Row[]) {
    setRows(next);
    const clean = next.map((row) => withoutEmpty(row, shape.rows.parts));
    const doubled = isByPath ? doubledPath(clean) : undefined;
    const hindrance = doubled === undefined ? undefined : `${doubled || '空的路径'} 出现了两次，一个页面只能有一行`;
    onChange(isByPath ? byPathOf(clean) : clean, hindrance);
  }
  return <RowsEditor path="" rows={shape.rows} Control={PartControl} value={rows} onChange={change} />;
}
