import '#/ui/visually-hidden/visually-hidden.css';
import './badge.css';

interface Props {
  value: number;
  /** What is counted, for screen readers: 条留言待审. */
  unit?: string;
  max?: number;
}

/** How much waits. Nothing is drawn for zero. */
export function Count({ value, unit, max = 99 }: Props) {
  if (value <= 0) return null;
  return (
    <span className="count num">
      {value > max ? `${max}+` : value}
      {unit && <span className="visually-hidden">{unit}</span>}
    </span>
  );
}
