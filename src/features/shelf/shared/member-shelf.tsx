import { Check, Lock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { browserApi } from '#/web/browser-api.ts';
import type { ShelfMine } from '../shelf.contract.ts';
import { SHELF_STATES, type ShelfState, stateName } from '../shelf-states.pure.ts';

interface Props {
  titleKey: string;
  /** Null for what is on no shelf. */
  initial: ShelfMine['Shelf'];
}

type Change = { State?: ShelfState | null; Day?: string; Remark?: string };

/** 想看, 在看, 看过, with a day and a remark for oneself. Without JavaScript it is a plain form. */
export default function MemberShelf({ titleKey, initial }: Props) {
  const { pathname, search } = useLocation();
  const [shelf, setShelf] = useState(initial);

  async function save(change: Change, said: string): Promise<void> {
    const before = shelf;
    // The page answers at once; a refusal takes it back.
    if (change.State === null) setShelf(null);
    else if (change.State) setShelf({ Day: '', Remark: '', ChangedTime: '', ...shelf, State: change.State });
    const result = await browserApi('PUT /api/v1/shelf/mine', { body: { Key: titleKey, ...change } });
    if (!result.ok) return setShelf(before);
    setShelf(result.data.Shelf);
    const back = result.data.Before.Shelf;
    const undo = back ? { State: back.State, Day: back.Day, Remark: back.Remark } : { State: null };
    toast(said, { action: { label: '撤销', run: () => void save(undo, '已改回') } });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    // React's event does not say that a submit event is one.
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    if (submitter instanceof HTMLButtonElement && submitter.name === 'State') {
      const state = SHELF_STATES.find(({ key }) => key === submitter.value)?.key ?? null;
      return void save({ State: state }, state ? `已放进「${stateName(state)}」` : '已从书架拿下来');
    }
    const day = String(form.get('Day') ?? '');
    save({ ...(day && { Day: day }), Remark: String(form.get('Remark') ?? '') }, '已记下');
  }

  return (
    <form method="post" action="/shelf" onSubmit={submit}>
      <input type="hidden" name="Key" value={titleKey} />
      <input type="hidden" name="back" value={pathname + search} />
      <div className="shelf-panel-states">
        {SHELF_STATES.map(({ key, name }) => {
          const isChosen = shelf?.State === key;
          return (
            <button key={key} type="submit" name="State" value={isChosen ? '' : key} aria-pressed={isChosen}>
              {isChosen && <Check size={15} aria-hidden />}
              {name}
            </button>
          );
        })}
      </div>
      {shelf && (
        <div className="shelf-panel-more" key={shelf.ChangedTime}>
          <label>
            <span>{SHELF_STATES.find(({ key }) => key === shelf.State)?.day}</span>
            <input type="date" name="Day" defaultValue={shelf.Day} />
          </label>
          <label className="shelf-panel-remark">
            <Lock size={14} aria-hidden />
            <input
              name="Remark"
              defaultValue={shelf.Remark}
              maxLength={500}
              placeholder="写句备注，只有自己看得到"
              aria-label="备注，只有自己看得到"
            />
          </label>
          <Button type="submit" kind="line" size="sm">
            记下
          </Button>
        </div>
      )}
    </form>
  );
}
