import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import './spoiler.css';

/** What tells how a story ends is read by those who ask for it. */
export function Spoiler({ children }: { children: ReactNode }) {
  return (
    <details className="spoiler">
      <summary>
        <EyeOff size={16} aria-hidden />
        这条说到了结局
        <b>显示</b>
      </summary>
      {children}
    </details>
  );
}
