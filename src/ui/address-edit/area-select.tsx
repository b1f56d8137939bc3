import { Select } from '../select/select.tsx';
import { type Area, areaLevels } from './address-rules.ts';
import './address-edit.css';

interface Props {
  areas: readonly Area[];
  /** Codes from the province down. */
  value: readonly string[];
  error: string | undefined;
  onChange: (value: readonly string[]) => void;
}

const LEVELS = ['省份', '城市', '区县'];

/** One list per level: a wheel on a phone, and all of them are there from the start, so that nothing moves. */
export function AreaSelect({ areas, value, error, onChange }: Props) {
  const levels = areaLevels(areas, value);
  return (
    <fieldset className="area-select">
      <legend>地区</legend>
      {LEVELS.map((label, index) => {
        const level = levels[index];
        const isMissing = level !== undefined && !level.some(({ code }) => code === value[index]);
        return (
          <Select
            key={label}
            label={label}
            options={[
              { value: '', label: level || index === 0 ? '请选择' : '—' },
              ...(level ?? []).map(({ code, name }) => ({ value: code, label: name })),
            ]}
            disabled={!level}
            value={value[index] ?? ''}
            // The first list that still waits for an answer says so for all.
            error={isMissing && index === levels.length - 1 ? error : undefined}
            onChange={({ target }) => onChange([...value.slice(0, index), ...(target.value ? [target.value] : [])])}
          />
        );
      })}
    </fieldset>
  );
}
