import { useRef, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { useStored, writeStored } from '#/web/local-storage.ts';
import { NO_UTM, UTM_FIELDS, type Utm, withUtm } from './utm.ts';

const MOST_SETS = 20;

/** Parameters by which other sites tell visits apart, put into the address above. Sets are kept in this browser. */
export function UtmBuilder() {
  const box = useRef<HTMLFieldSetElement>(null);
  const [utm, setUtm] = useState<Utm>(NO_UTM);
  const sets = knownSets(useStored<unknown>('shortUtmSets'));
  const keep = (next: Utm[]) => writeStored('shortUtmSets', next);

  function apply() {
    const field = box.current?.form?.elements.namedItem('Url');
    if (!(field instanceof HTMLInputElement)) return;
    const address = withUtm(field.value, utm);
    if (address === undefined) toast('先在上面填好网址', { kind: 'error' });
    else field.value = address;
  }

  const isEmpty = Object.values(utm).every((value) => value.trim() === '');
  return (
    <fieldset className="short-maker-utm" ref={box}>
      <legend>推广参数</legend>
      <div className="short-maker-fields">
        {UTM_FIELDS.map(([name, label, example]) => (
          <Field
            key={name}
            label={label}
            aside={name}
            placeholder={example}
            value={utm[name]}
            onChange={(event) => setUtm({ ...utm, [name]: event.target.value })}
            autoComplete="off"
          />
        ))}
      </div>
      <p className="short-maker-sets">
        <Button kind="line" size="sm" onClick={apply}>
          加到网址里
        </Button>
        <Button kind="quiet" size="sm" disabled={isEmpty} onClick={() => keep([utm, ...sets].slice(0, MOST_SETS))}>
          存成一组
        </Button>
        {sets.map((set, index) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: a set is its place in the list
            key={index}
            kind="quiet"
            size="sm"
            onClick={() => setUtm(set)}
          >
            {[set.utm_source, set.utm_medium, set.utm_campaign].filter(Boolean).join(' / ') || '一组'}
          </Button>
        ))}
        {sets.length > 0 && (
          <Button kind="quiet" size="sm" onClick={() => keep([])}>
            清空存的
          </Button>
        )}
      </p>
    </fieldset>
  );
}

/** What somebody else wrote under this name is no set. */
function knownSets(kept: unknown): Utm[] {
  if (!Array.isArray(kept)) return [];
  return kept.map((set) => ({
    ...NO_UTM,
    ...Object.fromEntries(UTM_FIELDS.map(([name]) => [name, String(set?.[name] ?? '')])),
  }));
}
