import { Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Field } from '#/ui/field/field.tsx';
import { configAddress } from './config-action.ts';
import './key-list.css';

export interface ListedKey {
  key: string;
  label: string;
  note: string;
  /** The page it changes. */
  group: string;
  /** How many entries, or 默认. */
  holds: string;
}

/** What can be changed, under the page that it changes; the box above narrows it at once, and by the address without JavaScript. */
export function KeyList({ keys, current, words }: { keys: readonly ListedKey[]; current: string; words: string }) {
  const [typed, setTyped] = useState(words);
  const wanted = typed.trim().toLowerCase();
  const shown = keys.filter(({ key, label, note, group }) =>
    `${key} ${label} ${note} ${group}`.toLowerCase().includes(wanted),
  );
  return (
    <nav className="key-list" aria-label="设置">
      <form method="get">
        <Field
          label="找一处设置"
          name="words"
          size="sm"
          type="search"
          icon={<Search />}
          placeholder="找一处设置"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      {shown.length === 0 && <p className="key-list-none">没有叫这个名字的设置。</p>}
      {[...Map.groupBy(shown, ({ group }) => group)].map(([group, members]) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul>
            {members.map(({ key, label, holds }) => (
              <li key={key}>
                <Link to={configAddress(key)} aria-current={key === current ? 'page' : undefined} preventScrollReset>
                  {label}
                  <span className="num">{holds}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h2>运行</h2>
        <ul>
          <li>
            <Link to="/market/admin/config/running">
              运行设置
              <span className="num">地址、邮件</span>
            </Link>
          </li>
        </ul>
      </section>
    </nav>
  );
}
