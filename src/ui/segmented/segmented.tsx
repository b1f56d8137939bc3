import { type ReactNode, useId } from 'react';
import '#/ui/visually-hidden/visually-hidden.css';
import './segmented.css';

export interface Segment {
  value: string;
  label: ReactNode;
  count?: number;
}

interface Props {
  label: string;
  segments: readonly Segment[];
  name?: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

/** A few choices of which one holds. They are radio buttons: arrow keys and forms work by themselves. */
export function Segmented({ label, segments, name, value, defaultValue, onChange }: Props) {
  const own = useId();
  return (
    <fieldset className="segmented">
      <legend className="visually-hidden">{label}</legend>
      {segments.map((segment) => (
        <label key={segment.value} className="segmented-item">
          <input
            type="radio"
            name={name ?? own}
            value={segment.value}
            {...(value === undefined
              ? { defaultChecked: segment.value === defaultValue }
              : { checked: segment.value === value })}
            onChange={() => onChange?.(segment.value)}
          />
          <SegmentText {...segment} />
        </label>
      ))}
    </fieldset>
  );
}

export function SegmentText({ label, count }: Pick<Segment, 'label' | 'count'>) {
  return (
    <>
      {label}
      {count !== undefined && <span className="num">{count}</span>}
    </>
  );
}
