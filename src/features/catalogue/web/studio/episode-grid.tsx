import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { type Episode, numberOf } from './read-episodes.ts';

interface Props {
  sets: readonly Episode[];
  /** Addresses that are saved: others are shown as new. */
  saved: ReadonlySet<string>;
  /** Addresses that did not answer, by address. */
  faults: ReadonlyMap<string, { IsDead: boolean; Reason: string }>;
  onChange: (sets: Episode[]) => void;
}

/** As many as can be looked over at once. */
const PORTION = 120;

/** The episodes of one list as cells; a press opens one for editing. */
export function EpisodeGrid({ sets, saved, faults, onChange }: Props) {
  const [portion, setPortion] = useState(0);
  const [open, setOpen] = useState<number>();
  const portions = Math.max(1, Math.ceil(sets.length / PORTION));
  const from = Math.min(portion, portions - 1) * PORTION;
  const edited = open === undefined ? undefined : sets[open];
  const put = (index: number, next: Episode) => onChange(sets.map((one, at) => (at === index ? next : one)));
  function add() {
    const last = Math.max(0, ...sets.map(({ name }) => numberOf(name) ?? 0));
    onChange([...sets, { name: `第${last + 1}集`, url: '' }]);
    setPortion(Math.floor(sets.length / PORTION));
    setOpen(sets.length);
  }
  return (
    <>
      {portions > 1 && (
        <div className="studio-portions">
          {Array.from({ length: portions }, (_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: portions are known by their place alone
              key={index}
              type="button"
              aria-pressed={index * PORTION === from}
              onClick={() => setPortion(index)}
            >
              {index * PORTION + 1}–{Math.min(sets.length, (index + 1) * PORTION)}
            </button>
          ))}
        </div>
      )}
      <div className="studio-grid">
        {sets.slice(from, from + PORTION).map(({ name, url }, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: names and addresses may repeat while they are typed
            key={from + index}
            type="button"
            aria-label={[name, wordOf(url, faults)].filter(Boolean).join('，')}
            aria-pressed={open === from + index}
            data-state={stateOf({ name, url }, saved, faults)}
            title={[name, url, wordOf(url, faults)].filter(Boolean).join('\n')}
            onClick={() => setOpen(open === from + index ? undefined : from + index)}
          >
            {numberOf(name) ?? name}
          </button>
        ))}
        <button type="button" className="studio-grid-add" aria-label="加一集" onClick={add}>
          +
        </button>
      </div>
      {edited && open !== undefined && (
        <div className="studio-episode">
          <Field
            label="集名"
            size="sm"
            value={edited.name}
            maxLength={100}
            onChange={({ target }) => put(open, { ...edited, name: target.value })}
          />
          <Field
            label="播放地址"
            size="sm"
            value={edited.url}
            spellCheck={false}
            placeholder="https://"
            hint={faults.get(edited.url)?.Reason}
            error={edited.url === '' || /^https?:\/\//i.test(edited.url) ? undefined : '应以 http:// 或 https:// 开头'}
            onChange={({ target }) => put(open, { ...edited, url: target.value.trim() })}
          />
          <Button
            size="sm"
            kind="line"
            icon={<Trash2 />}
            onClick={() => {
              onChange(sets.filter((_, index) => index !== open));
              setOpen(undefined);
            }}
          >
            删掉这一集
          </Button>
        </div>
      )}
    </>
  );
}

const wordOf = (url: string, faults: Props['faults']): string => (url ? (faults.get(url)?.Reason ?? '') : '还没有地址');

function stateOf({ name, url }: Episode, saved: Props['saved'], faults: Props['faults']) {
  const fault = faults.get(url);
  if (url === '' || fault?.IsDead) return 'bad';
  if (fault) return 'unsure';
  return saved.has(`${name}\n${url}`) ? undefined : 'new';
}
