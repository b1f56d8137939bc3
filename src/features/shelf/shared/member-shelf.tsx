import { Check, ListPlus, Lock } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { InnerLink } from '#/ui/link/inner-link.tsx';
import type { ShelfMine } from '../shelf.contract.ts';
import { SHELF_STATES, stateName } from '../shelf-states.pure.ts';
import { putOnShelf, type ShelfChange } from './put-on-shelf.ts';

interface Props {
  titleKey: string;
  /** Null for what is on no shelf. */
  initial: ShelfMine['Shelf'];
  /** Left out where the page has a place of its own for it. */
  score?: number | null;
  /** Where the form leads without JavaScript: by default to where it stands. */
  back?: string;
}

const SCORES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** 想看, 在看, 看过, with a day, a score and a remark for oneself. Without JavaScript it is a plain form. */
export default function MemberShelf({ titleKey, initial, score: given, back }: Props) {
  const { pathname, search } = useLocation();
  const [shelf, setShelf] = useState(initial);
  const [score, setScore] = useState(given);
  const changes = useRef(0);

  function show({ Shelf, Score }: ShelfMine) {
    setShelf(Shelf);
    setScore(Score);
  }

  async function save(change: ShelfChange, said: string): Promise<void> {
    const before = { Key: titleKey, Shelf: shelf, Score: score ?? null };
    changes.current += 1;
    const mine = changes.current;
    // The page answers at once; a refusal takes it back.
    if (change.State === null) setShelf(null);
    else if (change.State) setShelf({ Day: '', Remark: '', ChangedTime: '', ...shelf, State: change.State });
    if (change.Score !== undefined) setScore(change.Score);
    const saved = await putOnShelf(titleKey, change, said, show);
    // A later press has its own answer.
    if (mine === changes.current) show(saved ?? before);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    // React's event does not say that a submit event is one.
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    const [name, value] = submitter instanceof HTMLButtonElement ? [submitter.name, submitter.value] : [];
    if (name === 'State') {
      const state = SHELF_STATES.find(({ key }) => key === value)?.key ?? null;
      return void save({ State: state }, state ? `已放进「${stateName(state)}」` : '已从书架拿下来');
    }
    if (name === 'Score') return void save({ Score: Number(value) || null }, value ? `已评 ${value} 分` : '评分已撤回');
    const day = String(form.get('Day') ?? '');
    save({ ...(day && { Day: day }), Remark: String(form.get('Remark') ?? '') }, '已记下');
  }

  return (
    <form method="post" action="/shelf" onSubmit={submit}>
      <input type="hidden" name="Key" value={titleKey} />
      <input type="hidden" name="back" value={back ?? pathname + search} />
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
      {score !== undefined && (
        <fieldset className="shelf-panel-score">
          <legend>我的评分{score !== null && <b className="num">{score} 分</b>}</legend>
          <div>
            {SCORES.map((one) => (
              <button
                key={one}
                type="submit"
                name="Score"
                value={one === score ? '' : one}
                aria-pressed={one === score}
                aria-label={`${one} 分`}
                className="num"
              >
                {one}
              </button>
            ))}
          </div>
        </fieldset>
      )}
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
          <span className="shelf-panel-acts">
            <InnerLink to={`/shelf/lists?add=${encodeURIComponent(titleKey)}`}>
              <ListPlus size={16} aria-hidden />
              片单
            </InnerLink>
            <Button type="submit" kind="line" size="sm">
              记下
            </Button>
          </span>
        </div>
      )}
    </form>
  );
}
