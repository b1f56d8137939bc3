import { useLocation } from 'react-router';
import { beginning } from '#/contract/beginning.pure.ts';
import type { Meanwhile } from '#/contract/seen.ts';
import './desk.css';

interface Told {
  meanwhile: Meanwhile;
  /** What its fields are called: those are what others may have changed. */
  words: Readonly<Record<string, string>>;
  /** A value in words, where it is more than text. */
  say?: (name: string, value: unknown) => string | undefined;
}

interface Props extends Omit<Told, 'meanwhile'> {
  /** As it was read; undefined for a new one. */
  record: object | undefined;
  meanwhile: Meanwhile | undefined;
}

/** Inside a form that saves a record: says what it was made from, and what others made of it before it was sent. */
export function SeenRecord({ record, meanwhile, ...told }: Props) {
  if (!record) return null;
  const read = Object.fromEntries(Object.entries(record).filter(([name]) => name in told.words));
  return (
    <>
      {/* Sent once more it goes over what was just told, and over nothing that comes after that. */}
      <input type="hidden" name="Seen" value={JSON.stringify(meanwhile?.Now ?? read)} />
      {meanwhile && <MeanwhileNotice meanwhile={meanwhile} {...told} />}
    </>
  );
}

/** What somebody else saved, and the two ways on. */
export function MeanwhileNotice({ meanwhile: { Now, Others }, words, say }: Told) {
  const { pathname, search } = useLocation();
  return (
    <div className="desk-notice desk-meanwhile">
      <div>
        <p>对方保存的是：</p>
        <ul>
          {Others.filter((name) => words[name]).map((name) => (
            <li key={name}>
              {words[name]}：<b>{say?.(name, Now[name]) ?? plain(Now[name])}</b>
            </li>
          ))}
        </ul>
        <p>
          再保存一次，就以你填的为准；也可以<a href={`${pathname}${search}`}>放弃我的，看最新的</a>。
        </p>
      </div>
    </div>
  );
}

function plain(value: unknown): string {
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'string') ? value.join('、') || '（空）' : `${value.length} 项`;
  if (value === null || value === undefined || value === '') return '（空）';
  if (typeof value === 'object') return JSON.stringify(value);
  return beginning(String(value), 120);
}
