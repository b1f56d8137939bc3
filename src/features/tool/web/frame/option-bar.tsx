import { Segmented } from '#/ui/segmented/segmented.tsx';
import { FilterSelect } from '#/ui/select/select.tsx';
import { Switch } from '#/ui/switch/switch.tsx';
import type { AnyValue, ToolOption } from './tool-options.ts';
import './option-bar.css';

/** More choices than this do not fit side by side on a phone. */
const MOST_SEGMENTS = 4;

interface Props {
  options: readonly ToolOption[];
  values: Readonly<Record<string, AnyValue>>;
  onChange(change: Record<string, AnyValue>): void;
}

/** The options of a tool in one row that wraps. */
export function OptionBar({ options, values, onChange }: Props) {
  if (options.length === 0) return null;
  return (
    <div className="option-bar">
      {options.map((option) => (
        <Option
          key={option.key}
          option={option}
          value={values[option.key] ?? option.default}
          onChange={(value) => onChange({ [option.key]: value })}
        />
      ))}
    </div>
  );
}

interface OptionProps {
  option: ToolOption;
  value: AnyValue;
  onChange(value: AnyValue): void;
}

function Option({ option, value, onChange }: OptionProps) {
  const { label } = option;
  if (option.kind === 'switch')
    return <Switch label={label} checked={value === true} onChange={(event) => onChange(event.target.checked)} />;
  if (option.kind === 'choice') {
    const { choices } = option;
    if (choices.length <= MOST_SEGMENTS) {
      const segmented = <Segmented label={label} segments={choices} value={String(value)} onChange={onChange} />;
      if (!option.isNamed) return segmented;
      return (
        <span className="option-bar-named">
          <span aria-hidden>{label}</span>
          {segmented}
        </span>
      );
    }
    return (
      <FilterSelect
        label={label}
        options={choices}
        value={String(value)}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  if (option.kind === 'number') return <NumberOption {...{ option, value, onChange }} />;
  const { placeholder, secret, input = 'text' } = option;
  return (
    <label className="option-bar-field" data-input={input}>
      <span>{label}</span>
      <input
        type={secret ? 'password' : input}
        value={String(value)}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

/** What is out of bounds stays visible while it is typed, and is drawn in when the field is left. */
function NumberOption({ option, value, onChange }: OptionProps & { option: Extract<ToolOption, { kind: 'number' }> }) {
  const { label, min = -Infinity, max = Infinity, step = 1, unit } = option;
  return (
    <label className="option-bar-field" data-input="number">
      <span>{label}</span>
      <input
        type="number"
        inputMode="decimal"
        value={Number.isNaN(value) ? '' : String(value)}
        {...{ step }}
        {...(Number.isFinite(min) && { min })}
        {...(Number.isFinite(max) && { max })}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        onBlur={() => {
          const number = Number.isNaN(value) ? option.default : Number(value);
          onChange(Math.min(max, Math.max(min, number)));
        }}
      />
      {unit && <span>{unit}</span>}
    </label>
  );
}
