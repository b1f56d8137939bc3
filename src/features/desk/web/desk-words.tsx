import { Link, useFetcher } from 'react-router';
import { TitleSearch } from '#/features/catalogue/shared/title-search.tsx';
import { Badge } from '#/ui/badge/badge.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { Popover } from '#/ui/popover/popover.tsx';
import { Table } from '#/ui/table/table.tsx';
import type { AskedWord } from '../desk.contract.ts';
import '#/web/confirm-fold.css';

/** Missing: only words that were not found, counted by how often. */
export function DeskWords({ words, only }: { words: readonly AskedWord[]; only: 'asked' | 'missing' }) {
  const isMissing = only === 'missing';
  return (
    <Table
      label={isMissing ? '没有结果的词' : '搜得最多的词'}
      rows={words}
      rowKey={({ Words }) => Words}
      empty={
        <p className="dashboard-none">
          {isMissing ? '都搜到了，没有落空的词。' : '还没有人搜过；有人搜索之后，这里按人数列出来。'}
        </p>
      }
      columns={[
        {
          id: 'word',
          head: '词',
          phone: 'title',
          cell: ({ Words, Misses }) => (
            <span className="dashboard-word">
              <Link to={`/anys/search?words=${encodeURIComponent(Words)}`}>{Words}</Link>
              {!isMissing && Misses > 0 && <Badge tone="waiting">无结果</Badge>}
            </span>
          ),
        },
        {
          id: 'count',
          head: isMissing ? '落空' : '人次',
          numeric: true,
          phone: 'side',
          cell: ({ Visitors, Misses }) => thousands(isMissing ? Misses : Visitors),
        },
        {
          id: 'add',
          head: '操作',
          headHidden: true,
          phone: 'end',
          cell: ({ Words, Misses }) => Misses > 0 && <Remedy words={Words} />,
        },
      ]}
    />
  );
}

/** What helps against a word nobody finds: a title, goods, or another name of a title that is there. */
function Remedy({ words }: { words: string }) {
  const fetcher = useFetcher();
  const named = encodeURIComponent(words);
  return (
    <Popover label="补一条" buttonClass="dashboard-verb" panelClass="confirm-fold-box" width={320}>
      <div className="confirm-fold-ask">
        <p>找「{words}」的人没搜到，可以：</p>
        <div className="desk-actions">
          <Link className="confirm-fold" to={`/market/admin/catalogue/items/edit?name=${named}`}>
            添加片目
          </Link>
          <Link className="confirm-fold" to={`/market/admin/search/data/add?title=${named}`}>
            补商品
          </Link>
        </div>
        <TitleSearch
          label={`或把「${words}」接到已有的片目（作为又名）`}
          onPick={({ Key }) => fetcher.submit({ intent: 'alias', Words: words, Key }, { method: 'post' })}
        />
      </div>
    </Popover>
  );
}
