import { GripVertical } from 'lucide-react';
import { useState } from 'react';
import { Form, Link, useFetcher } from 'react-router';
import { ConfirmFold } from '#/features/desk/shared/confirm-fold.tsx';
import { DeskMove } from '#/features/desk/shared/desk-move.tsx';
import { Badge } from '#/ui/badge/badge.tsx';
import { Button } from '#/ui/button/button.tsx';
import type { EditedCuratedList } from '../any-curated-list.contract.ts';
import './curated-list-desk.css';

const PATH = '/market/admin/catalogue/collections';

interface Props {
  curatedLists: readonly EditedCuratedList[];
  /** The first covers of each, by its key. */
  covers: Readonly<Record<string, string[]>>;
}

/** The lists as cards in the order visitors see them; one is dragged onto the place it shall take. */
export function CuratedListDesk({ curatedLists, covers }: Props) {
  const [held, setHeld] = useState<number>();
  const fetcher = useFetcher();
  function drop(onto: number) {
    if (held !== undefined && held !== onto)
      fetcher.submit({ Held: String(held), Before: String(onto) }, { method: 'post' });
    setHeld(undefined);
  }
  return (
    <ul className="curated-list-desk">
      {curatedLists.map((curatedList) => (
        <li
          key={curatedList.Id}
          data-held={held === curatedList.Id || undefined}
          onDragOver={(event) => {
            if (held !== undefined) event.preventDefault();
          }}
          onDrop={() => drop(curatedList.Id)}
        >
          <DeskCard
            curatedList={curatedList}
            covers={curatedList.Cover ? [curatedList.Cover] : (covers[curatedList.Key] ?? [])}
            onHold={setHeld}
          />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  curatedList: EditedCuratedList;
  covers: readonly string[];
  onHold: (id: number | undefined) => void;
}

function DeskCard({ curatedList: { Id, Name, Summary, IsShown, Count, Key }, covers, onHold }: CardProps) {
  const isSeen = IsShown && Count > 0;
  return (
    <>
      <Link
        to={`${PATH}/edit?Id=${Id}`}
        className="curated-list-desk-covers"
        data-one={covers.length === 1 || undefined}
        draggable
        aria-label={`编辑${Name}`}
        onDragStart={() => onHold(Id)}
        onDragEnd={() => onHold(undefined)}
      >
        {covers.map((src) => (
          <img key={src} src={src} alt="" loading="lazy" draggable={false} />
        ))}
        {covers.length === 0 && <span>{Count === 0 ? '还没有内容' : '已隐藏'}</span>}
        <GripVertical size={16} aria-hidden className="curated-list-desk-grip" />
      </Link>
      <p className="curated-list-desk-name">
        <Link to={`${PATH}/edit?Id=${Id}`} className="desk-name">
          {Name}
        </Link>
        <Badge tone={isSeen ? 'done' : 'off'}>{IsShown ? (isSeen ? '显示中' : '没有内容') : '已隐藏'}</Badge>
      </p>
      <p className="curated-list-desk-text" title={Summary}>
        {Count} 部{Summary && ` · ${Summary}`}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a border and a legend */}
      <div className="curated-list-desk-acts" role="group" aria-label={Name}>
        <Form method="post" preventScrollReset className="desk-actions">
          <DeskMove id={Id} name={Name} />
          <Button type="submit" size="sm" kind="quiet" name="One" value={`${IsShown ? 'hide' : 'show'} ${Id}`}>
            {IsShown ? '隐藏' : '显示'}
          </Button>
        </Form>
        {isSeen && (
          <Button to={`/home?collection=${encodeURIComponent(Key)}`} size="sm" kind="quiet" aria-label={`查看${Name}`}>
            查看
          </Button>
        )}
        <ConfirmFold
          label="删除"
          question={`删除专题“${Name}”？里面的片目不受影响，删错了可以马上撤销。`}
          confirm="删除"
          fields={{ One: `delete ${Id}` }}
        />
      </div>
    </>
  );
}
