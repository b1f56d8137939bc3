import { use } from 'react';
import { PictureField } from '#/features/media/shared/picture-field.tsx';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { Field } from '#/ui/field/field.tsx';
import { TextArea } from '#/ui/field/text-area.tsx';
import { Select } from '#/ui/select/select.tsx';
import { linesOf, rowsIn } from '../config-edit.pure.ts';
import { LinkField } from './link-field.tsx';
import { KeyNameContext, type PartProps, useFault } from './part-value.ts';
import { RowsEditor } from './rows-editor.tsx';

export function PartControl({ part, place = '', path, value, onChange }: PartProps) {
  const { kind, label, choices = [], rows } = part;
  const error = useFault(path);
  const keyName = use(KeyNameContext);
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
            error={error}
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
            {...{ label, aside, error, value: text }}
            rows={4}
            className="rows-editor-code"
            spellCheck={false}
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
            <RowsEditor path={path} rows={rows} Control={PartControl} value={rowsIn(value)} onChange={onChange} />
          </div>
        )
      );
    case 'picture':
      return (
        <div className="rows-editor-picture">
          <PictureField
            {...{ value: text, onChange, error, ratio: part.ratio, width: part.width }}
            place={`${keyName}${place && ` · ${place}`}` || label}
            isOptional={part.optional === true || part.canBeEmpty === true}
          />
        </div>
      );
    case 'link':
      return <LinkField {...{ label, aside, error, value: text, onChange, place }} />;
    default:
      return (
        <Field
          size="sm"
          {...{ label, aside, error, value: text }}
          onChange={(event) => onChange(event.target.value)}
          {...spoken}
        />
      );
  }
}
