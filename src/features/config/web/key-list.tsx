import { Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Field } from '#/ui/field/field.tsx';
import { countIn } from '../config-edit.pure.ts';
import { configAddress } from './config-action.ts';
import './key-list.css';

export interface ListedKey {
  key: string;
  label: string;
  value: string;
}

/** All keys with how much each holds; the box above narrows them at once, and by the address without JavaScript. */
export function KeyList({ keys, current, words }: { keys: readonly ListedKey[]; current: string; words: string }) {
  const [typed, setTyped] = useState(words);
  const wanted = typed.trim().toLowerCase();
  const shown = keys.filter(({ key, label }) => `${key} ${label}`.toLowerCase().includes(wanted));
  return (
    <aside className="key-list" aria-label="配置项">
      <form method="get">
        <Field
          label="筛选"
          name="words"
          size="sm"
          type="search"
          icon={<Search />}
          placeholder="键名或中文名"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      <p className="key-list-count" role="status">
        {wanted ? `${shown.length} / ${keys.length} 项` : `共 ${keys.length} 项`}
      </p>
      <ul>
        {shown.map(({ key, label, value }) => (
          <li key={key}>
            <Link to={configAddress(key)} aria-current={key === current ? 'page' : undefined} preventScrollReset>
              <span>
                {label}
                {label !== key && <code>{key}</code>}
              </span>
              <span className="num">{countIn(value)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
