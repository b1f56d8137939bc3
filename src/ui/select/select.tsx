import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FieldFrame, type FieldText } from '../field/field-frame.tsx';
import { useFramedField } from '../field/use-field.ts';
import './select.css';

interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

interface Props extends FieldText, Omit<ComponentProps<'select'>, 'size' | 'children'> {
  options: readonly Option[];
}

/** The browser's own list: works without JavaScript and is a wheel on a phone. */
export function Select({ options, className = '', ...props }: Props) {
  const { frame, control } = useFramedField(props);
  return (
    <FieldFrame {...frame}>
      <span className="field-box select">
        <select {...control} className={`field-input select-list ${className}`}>
          <Options options={options} />
        </select>
        <ChevronDown />
      </span>
    </FieldFrame>
  );
}

interface FilterProps extends Omit<ComponentProps<'select'>, 'size' | 'children'> {
  label: string;
  options: readonly Option[];
}

/** The small form in filter bars, with its name inside the box. */
export function FilterSelect({ label, options, className = '', ...rest }: FilterProps) {
  return (
    <label className={`select select-filter ${className}`}>
      <span className="select-name">{label}</span>
      <select {...rest} className="select-list">
        <Options options={options} />
      </select>
      <ChevronDown />
    </label>
  );
}

function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ));
}
