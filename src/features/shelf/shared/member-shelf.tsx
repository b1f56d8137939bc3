import { Check, Lock } from 'lucide-react';
import {
  type FocusEvent,
  type FormEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import type { ShelfMine } from '../shelf.contract.ts';
import { SHELF_STATES, stateName } from '../shelf-states.pure.ts';
import { putOnShelf, type ShelfChange } from './put-on-shelf.ts';
import { SCORES } from './scores.ts';
import { shelfMarks } from './shelf-marks.ts';

interface Props {
  titleKey: string;
  /** Null for what is on no shelf. */
  initial: ShelfMine['Shelf'];
  score: number | null;
  /** Where the form leads without JavaScript: by default to where it stands. */
  back?: string;
  /** After the score was changed: what all members gave is another number then. */
  onScored?: (() => void) | undefined;
}

/** 想看, 在看, 看过, with a day, a score and a remark for oneself: saved at once. Without JavaScript it is a plain form. */
export default function MemberShelf({ titleKey, initial, score: given, back, onScored }: Props) {
  const { pathname, search } = useLocation();
  const [shelf, setShelf] = useState(initial);
  const [score, setScore] = useState(given);
  /** As the server said last. */
  const told = useRef(given);
  const form = useRef<HTMLFormElement>(null);
  const pending = useRef(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  function show({ Shelf, Score }: ShelfMine) {
    setShelf(Shelf);
    setScore(Score);
    if (Score !== told.current) onScored?.();
    told.current = Score;
  }

  // What another panel of the same title did, or an undo, also one pressed after one has left and returned.
  const answer = useSyncExternalStore(
    shelfMarks.subscribe,
    () => shelfMarks.answer(titleKey),
    () => undefined,
  );
  const known = useRef(answer);
  const latest = useRef(show);
  latest.current = show;
  useEffect(() => {
    if (!answer || answer === known.current) return;
    known.current = answer;
    if (pending.current === 0) latest.current(answer);
  }, [answer]);

  // The fields are the reader's own while they stand in them.
  const { Day = '', Remark = '' } = shelf ?? {};
  useEffect(() => {
    for (const [name, value] of Object.entries({ Day, Remark })) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field !== document.activeElement) field.value = value;
    }
  }, [Day, Remark]);

  async function save(change: ShelfChange, said: string): Promise<void> {
    const before = { Key: titleKey, Shelf: shelf, Score: score };
    pending.current += 1;
    // The page answers at once; a refusal takes it back.
    if (change.State === null) setShelf(null);
    else if (change.State) setShelf({ Day: '', Remark: '', ChangedTime: '', ...shelf, State: change.State });
    if (change.Score !== undefined) setScore(change.Score);
    // One after the other: what was pressed last is what stays.
    const saving = last.current.then(() => putOnShelf(titleKey, change, said));
    last.current = saving;
    const saved = await saving;
    pending.current -= 1;
    // A later press has its own answer.
    if (pending.current === 0) show(saved ?? before);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React's event does not say that a submit event is one.
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    const [name, value] = submitter instanceof HTMLButtonElement ? [submitter.name, submitter.value] : [];
    if (name === 'State') {
      const state = SHELF_STATES.find(({ key }) => key === value)?.key ?? null;
      return void save({ State: state }, state ? `已放进「${stateName(state)}」` : '已从书架拿下来');
    }
    if (name === 'Score') return void save({ Score: Number(value) || null }, value ? `已评 ${value} 分` : '评分已撤回');
    note(event.currentTarget);
  }

  /** The day and the remark, when they are not what is kept already. */
  function note(fields: HTMLFormElement) {
    const form = new FormData(fields);
    const [day, remark] = [String(form.get('Day') ?? ''), String(form.get('Remark') ?? '').trim()];
    if (!shelf || ((!day || day === shelf.Day) && remark === shelf.Remark)) return;
    save({ ...(day && { Day: day }), Remark: remark }, '已记下');
  }

  /** The second half of a double click would take back what the first half said. */
  const once = (event: MouseEvent) => event.detail > 1 && event.preventDefault();
  const leave = (event: FocusEvent<HTMLInputElement>) => event.target.form && note(event.target.form);

  return (
    <form ref={form} method="post" action="/shelf" onSubmit={submit}>
      {/* Enter in a field presses the first button of a form. */}
      <button type="submit" className="shelf-panel-enter" tabIndex={-1} aria-hidden="true">
        记下
      </button>
      <input type="hidden" name="Key" value={titleKey} />
      <input type="hidden" name="back" value={back ?? pathname + search} />
      <div className="shelf-panel-states">
        {SHELF_STATES.map(({ key, name }) => {
          const isChosen = shelf?.State === key;
          return (
            <button
              key={key}
              type="submit"
              name="State"
              value={isChosen ? '' : key}
              aria-pressed={isChosen}
              onClick={once}
            >
              {isChosen && <Check size={15} aria-hidden />}
              {name}
            </button>
          );
        })}
      </div>
      {shelf && (
        <label className="shelf-panel-day">
          <span>{SHELF_STATES.find(({ key }) => key === shelf.State)?.day}</span>
          <input type="date" name="Day" className="num" defaultValue={shelf.Day} onBlur={leave} />
        </label>
      )}
      <fieldset className="shelf-panel-score">
        <legend>我的评分{score !== null && <b className="num">{score} 分</b>}</legend>
        <div className="shelf-panel-scores">
          {SCORES.map((one) => (
            <button
              key={one}
              type="submit"
              name="Score"
              value={one === score ? '' : one}
              aria-pressed={one === score}
              aria-label={`${one} 分`}
              className="num"
              onClick={once}
            >
              {one}
            </button>
          ))}
        </div>
      </fieldset>
      {shelf && (
        <label className="shelf-panel-remark">
          <Lock size={14} aria-hidden />
          <input
            name="Remark"
            defaultValue={shelf.Remark}
            maxLength={500}
            placeholder="写句备注，只有自己看得到"
            aria-label="备注，只有自己看得到"
            autoComplete="off"
            onBlur={leave}
          />
        </label>
      )}
      {shelf && (
        <noscript>
          <Button type="submit" kind="line" size="sm">
            记下
          </Button>
        </noscript>
      )}
    </form>
  );
}
