import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { Field } from '#/ui/field/field.tsx';
import { TextArea } from '#/ui/field/text-area.tsx';
import { Select } from '#/ui/select/select.tsx';
import { linesOf, rowsIn } from '../config-edit.pure.ts';
import type { PartProps } from './part-value.ts';
import { RowsEditor } from './rows-editor.tsx';

/** Addresses that are often wanted; any other can be typed. */
export const PAGES_LIST = 'config-pages';

export function PartControl({ part, place = '', value, onChange }: PartProps) {
  const { kind, label, choices = [], rows } = part;
  const text = typeof value === 'string' ? value : '';
  const aside = part.optional && '选填';
  const spoken = place && { 'aria-label': `${place}：${label}` };
  switch (kind) {
    case 'yes':
      return (
        <Checkbox checked={value === true} onChange={(event) => onChange(event.target.checked)} {...spoken}>
          {label}
        </Checkbox>
      );
    case 'choice':
      return (
        <Select
          size="sm"
          label={label}
          value={text}
          options={choices}
          onChange={(event) => onChange(event.target.value)}
          {...spoken}
        />
      );
    case 'words':
      return (
        <div className="rows-editor-wide">
          <TextArea
            label={label}
            rows={2}
            defaultValue={Array.isArray(value) ? value.join('\n') : ''}
            onChange={(event) => onChange(linesOf(event.target.value))}
            {...spoken}
          />
        </div>
      );
    case 'code':
      return (
        <div className="rows-editor-wide">
          <TextArea
            label={label}
            aside={aside}
            rows={4}
            className="rows-editor-code"
            spellCheck={false}
            value={text}
            onChange={(event) => onChange(event.target.value)}
            {...spoken}
          />
        </div>
      );
    case 'rows':
      return (
        rows && (
          <div className="rows-editor-wide">
            <p className="rows-editor-name">{label}</p>
            <RowsEditor rows={rows} Control={PartControl} value={rowsIn(value)} onChange={onChange} />
          </div>
        )
      );
    default:
      return (
        <Field
          size="sm"
          label={label}
          aside={aside}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          {...(kind !== 'text' && { list: PAGES_LIST, inputMode: 'url' as const, spellCheck: false })}
          {...(kind === 'picture' && text && { trailing: <img className="rows-editor-picture" src={text} alt="" /> })}
          {...spoken}
        />
      );
  }
}
