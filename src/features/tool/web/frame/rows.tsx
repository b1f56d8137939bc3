import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#/ui/button/icon-button.tsx';
import { copyText } from '#/web/copy-text.ts';
import './rows.css';

export interface Row {
  label: string;
  value: string;
  /** Small, after the value. */
  note?: ReactNode;
}

/** Results with names, each to be copied by itself. */
export function Rows({ rows, label = '结果' }: { rows: readonly Row[]; label?: string }) {
  return (
    <dl className="rows" aria-label={label}>
      {rows.map(({ label: name, value, note }) => (
        <div key={name} className="rows-row">
          <dt>{name}</dt>
          <dd>
            <span className="rows-value">{value}</span>
            {note && <span className="rows-note">{note}</span>}
          </dd>
          {/* A list of terms takes nothing but terms and descriptions. */}
          <dd className="rows-copy">
            <IconButton label={`复制${name}`} icon={<Copy />} size="sm" onClick={() => copyText(value)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
