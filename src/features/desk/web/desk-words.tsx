import { Link } from 'react-router';
import { Badge } from '#/ui/badge/badge.tsx';
import { Table } from '#/ui/table/table.tsx';
import type { AskedWord } from '../desk.contract.ts';

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
          cell: ({ Visitors, Misses }) => (isMissing ? Misses : Visitors).toLocaleString('zh-CN'),
        },
        {
          id: 'add',
          head: '操作',
          headHidden: true,
          phone: 'end',
          cell: ({ Words, Misses }) =>
            Misses > 0 && (
              <Link
                className="dashboard-verb"
                to={`/market/admin/search/data/add?title=${encodeURIComponent(Words)}`}
                aria-label={`为「${Words}」补一条`}
              >
                补一条
              </Link>
            ),
        },
      ]}
    />
  );
}
