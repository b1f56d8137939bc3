import { type ChangeEvent, useId } from 'react';
import './code-area.css';

/** Beyond this, laying the text out twice costs more than line numbers are worth. */
const MOST_NUMBERED = 100_000;

interface Props {
  label: string;
  value: string;
  onChange?(value: string): void;
  placeholder?: string;
  /** Prose wraps and has no line numbers; code scrolls sideways and has them. */
  wraps?: boolean;
  /** A line that is wrong, counted from 1. */
  badLine?: number | undefined;
  isStale?: boolean;
}

/**
 * A text to type or to read. The text lies a second time under the field, invisible, so that the box grows with it and a
 * line can be marked.
 */
export function CodeArea({ label, value, onChange, placeholder, wraps = false, badLine, isStale = false }: Props) {
  const id = useId();
  const isLong = value.length > MOST_NUMBERED;
  const lines = isLong || wraps ? [] : value.split('\n');
  const change = onChange
    ? { onChange: (event: ChangeEvent<HTMLTextAreaElement>) => onChange(event.target.value) }
    : { readOnly: true };
  return (
    <div
      className="code-area"
      data-wraps={wraps || undefined}
      data-stale={isStale || undefined}
      data-long={isLong || undefined}
    >
      {lines.length > 0 && (
        <div className="code-area-numbers num" aria-hidden="true">
          {lines.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line's number is all it is
            <span key={index} data-bad={index + 1 === badLine || undefined}>
              {index + 1}
            </span>
          ))}
        </div>
      )}
      <div className="code-area-text">
        {!isLong && (
          <pre className="code-area-mirror" aria-hidden="true">
            {/* The space gives a last empty line its height; a text that begins with a break would lose it here. */}
            {`${value || placeholder || ''} `}
          </pre>
        )}
        <textarea
          id={id}
          aria-label={label}
          value={value}
          placeholder={placeholder}
          wrap={wraps ? 'soft' : 'off'}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          {...change}
        />
      </div>
    </div>
  );
}
