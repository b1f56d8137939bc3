import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { steppedTo } from './stepper-rules.ts';
import './stepper.css';

export interface StepperProps {
  /** What is counted, for screen readers. */
  label: string;
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
  /** Called when a press or a typed number would go past a limit. */
  onOverLimit?: (action: 'minus' | 'plus') => void;
}

/** A small number with − and +. At a limit the buttons still answer, so that the visitor learns why. */
export function Stepper({ label, value, min = 1, max = Number.MAX_SAFE_INTEGER, onChange, onOverLimit }: StepperProps) {
  const [typed, setTyped] = useState<string>();

  function to(wanted: number) {
    const { value: next, over } = steppedTo(wanted, min, max);
    if (over) onOverLimit?.(over);
    if (next !== value) onChange(next);
  }

  function take() {
    if (typed !== undefined && typed !== '') to(Number(typed));
    setTyped(undefined);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a border and a legend
    <span className="stepper" role="group" aria-label={label}>
      <button
        type="button"
        className="stepper-step"
        aria-label="减少"
        aria-disabled={value <= min}
        onClick={() => to(value - 1)}
      >
        <Minus size={16} aria-hidden />
      </button>
      <input
        className="stepper-value num"
        inputMode="numeric"
        aria-label={label}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 6))}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
          if (event.key === 'ArrowUp') to(value + 1);
          if (event.key === 'ArrowDown') to(value - 1);
        }}
      />
      <button
        type="button"
        className="stepper-step"
        aria-label="增加"
        aria-disabled={value >= max}
        onClick={() => to(value + 1)}
      >
        <Plus size={16} aria-hidden />
      </button>
    </span>
  );
}
