import { Bookmark, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { closePopover, Popover } from '#/ui/popover/popover.tsx';
import { type Stored, useStored, writeStored } from '#/web/local-storage.ts';
import './desk-views.css';

/** Filters that were given a name. */
export interface DeskView {
  name: string;
  to: string;
}

interface Props {
  /** Under which name this browser keeps them. */
  store: Stored<DeskView[]>;
  /** The address with the filters of now. */
  current: string;
  /** Whether there are filters worth keeping. */
  isNarrowed: boolean;
}

const MOST = 12;

/** Filters that were given a name, kept in this browser. */
export function DeskViews({ store, current, isNarrowed }: Props) {
  const panel = useId();
  const views = useStored(store) ?? [];
  const [name, setName] = useState('');
  const isKept = views.some(({ to }) => to === current);
  function keep() {
    const called = name.trim();
    if (!called) return;
    writeStored(store, [...views.filter((view) => view.name !== called), { name: called, to: current }].slice(-MOST));
    setName('');
    closePopover(panel);
  }
  if (views.length === 0 && !isNarrowed) return null;
  return (
    <div className="desk-views">
      {views.map((view) => (
        <span key={view.name} data-current={view.to === current || undefined}>
          <Link to={view.to}>{view.name}</Link>
          <button
            type="button"
            aria-label={`删掉筛选 ${view.name}`}
            onClick={() =>
              writeStored(
                store,
                views.filter((one) => one !== view),
              )
            }
          >
            <X size={13} aria-hidden />
          </button>
        </span>
      ))}
      {isNarrowed && !isKept && (
        <Popover
          id={panel}
          label="存下这个筛选"
          icon={
            <>
              <Bookmark size={14} aria-hidden /> 存下这个筛选
            </>
          }
          buttonClass="desk-views-keep"
          panelClass="confirm-fold-box"
          align="start"
          width={260}
        >
          <div className="confirm-fold-ask">
            <Field
              label="叫什么"
              size="sm"
              value={name}
              maxLength={20}
              onChange={({ target }) => setName(target.value)}
              onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && keep()}
            />
            <Button size="sm" onClick={keep}>
              存下
            </Button>
          </div>
        </Popover>
      )}
    </div>
  );
}
