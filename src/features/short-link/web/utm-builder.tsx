import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { browserApi } from '#/web/browser-api.ts';
import type { UtmSet } from '../short-utm.contract.ts';
import { NO_UTM, UTM_FIELDS, type Utm, utmOf, withUtm } from './utm.ts';

/** Parameters by which other sites tell visits apart, put into the address above. Sets are the member's, on every device. */
export function UtmBuilder() {
  const box = useRef<HTMLFieldSetElement>(null);
  const [utm, setUtm] = useState<Utm>(NO_UTM);
  const [sets, setSets] = useState<readonly UtmSet[]>([]);

  useEffect(() => {
    browserApi('GET /api/v1/short_url/utm', {}, { quiet: true }).then((found) => found.ok && setSets(found.data));
  }, []);

  function apply() {
    const field = box.current?.form?.elements.namedItem('Url');
    if (!(field instanceof HTMLInputElement)) return;
    const address = withUtm(field.value, utm);
    if (address === undefined) toast('先在上面填好网址', { kind: 'error' });
    else field.value = address;
  }

  async function keep() {
    const body = Object.fromEntries(UTM_FIELDS.map(([name, , , field]) => [field, utm[name]]));
    const made = await browserApi('POST /api/v1/short_url/utm', { body });
    if (made.ok) setSets([made.data, ...sets.filter(({ Id }) => Id !== made.data.Id)]);
  }

  async function drop(Id: number) {
    const gone = await browserApi('DELETE /api/v1/short_url/utm/:Id', { params: { Id } });
    // Gone in another tab is gone too.
    if (gone.ok || gone.status === 404) setSets(sets.filter((set) => set.Id !== Id));
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
            maxLength={100}
            onChange={(event) => setUtm({ ...utm, [name]: event.target.value })}
            autoComplete="off"
          />
        ))}
      </div>
      <p className="short-maker-sets">
        <Button kind="line" size="sm" onClick={apply}>
          加到网址里
        </Button>
        <Button kind="quiet" size="sm" disabled={isEmpty} onClick={keep}>
          存成一组
        </Button>
      </p>
      {sets.length > 0 && (
        <ul className="short-maker-sets" aria-label="存的推广参数">
          {sets.map((set) => (
            <li key={set.Id}>
              <Button kind="line" size="sm" onClick={() => setUtm(utmOf(set))}>
                {nameOf(set)}
              </Button>
              <button type="button" aria-label={`删掉 ${nameOf(set)}`} onClick={() => drop(set.Id)}>
                <X size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

const nameOf = ({ Source, Medium, Campaign, Term, Content }: UtmSet) =>
  [Source, Medium, Campaign, Term, Content].filter(Boolean).join(' / ');
