import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import './robot-dots.css';

interface Props {
  /** What it says to those who cannot see the dots. */
  label: string;
  /** A word in place of the dots, and what lies behind it open. */
  word?: string | false;
  className: string;
  children: ReactNode;
}

/** The dots at the end of a row, and what can be done with it. */
export function RobotDots({ label, word = false, className, children }: Props) {
  return (
    <details className={`robot-dots ${className}`} open={word !== false}>
      <summary aria-label={label}>{word || <Ellipsis size={17} aria-hidden />}</summary>
      {children}
    </details>
  );
}
