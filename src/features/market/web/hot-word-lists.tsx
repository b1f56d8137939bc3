import type { WeekWord } from '#/features/search/hot-word.contract.ts';
import { Badge } from '#/ui/badge/badge.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Table } from '#/ui/table/table.tsx';

interface DeedProps {
  /** What becomes of the word, as the page's form is told. */
  place: string;
  word: string;
  children: string;
}

/** One press of the form around all words. */
function WordDeed({ place, word, children }: DeedProps) {
  const form = { name: 'One', value: `${place} ${word}`, 'aria-label': `${children}：${word}` };
  return (
    <Button type="submit" size="sm" kind="quiet" {...form}>
      {children}
    </Button>
  );
}

interface ChosenProps {
  title: string;
  note: string;
  words: readonly string[];
  /** What the button beside each word says; it gives the word free. */
  verb: string;
  /** Whether a word can be put before all others. */
  canLead?: boolean;
}

/** Words the operator chose, inside the page's form; nothing without any. */
export function ChosenWords({ title, note, words, verb, canLead = false }: ChosenProps) {
  if (words.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>
        {title} <small>{note}</small>
      </h2>
      <ul className="hot-words-chosen">
        {words.map((word, index) => (
          <li key={word}>
            <b>{word}</b>
            {canLead && index > 0 && (
              <WordDeed place="first" word={word}>
                排到最前
              </WordDeed>
            )}
            <WordDeed place="open" word={word}>
              {verb}
            </WordDeed>
          </li>
        ))}
      </ul>
    </section>
  );
}

const STATES = {
  pinned: { text: '置顶', tone: 'done' },
  hot: { text: '热搜中', tone: 'done' },
  open: { text: '人数不足', tone: 'off' },
  hidden: { text: '已屏蔽', tone: 'failed' },
  masked: { text: '不宜显示', tone: 'waiting' },
} as const;

export function WeekTable({ words }: { words: readonly WeekWord[] }) {
  return (
    <Table
      label="近七天搜过的词"
      rows={words}
      rowKey={({ Words }) => Words}
      columns={[
        {
          id: 'word',
          head: '词',
          phone: 'title',
          cell: ({ Words, State }) => (
            <span className="hot-words-word">
              <bdi>{Words}</bdi>
              <Badge tone={STATES[State].tone}>{STATES[State].text}</Badge>
            </span>
          ),
        },
        {
          id: 'market',
          head: '市集',
          numeric: true,
          phone: 'detail',
          cell: ({ InMarket, Days }) => (InMarket > 0 ? `${InMarket} 人 · ${Days} 天` : '—'),
        },
        { id: 'all', head: '全站', numeric: true, phone: 'none', cell: ({ Visitors }) => `${Visitors} 人` },
        {
          id: 'missed',
          head: '没搜到',
          numeric: true,
          phone: 'none',
          cell: ({ Misses }) => (Misses > 0 ? `${Misses} 人` : '—'),
        },
        {
          id: 'act',
          head: '操作',
          headHidden: true,
          phone: 'end',
          cell: ({ Words, State }) => (
            <span className="hot-words-acts">
              {(State === 'open' || State === 'hot') && [...Words].length <= 20 && (
                <WordDeed place="pinned" word={Words}>
                  置顶
                </WordDeed>
              )}
              {State === 'pinned' && (
                <WordDeed place="open" word={Words}>
                  取消置顶
                </WordDeed>
              )}
              {State !== 'hidden' && State !== 'masked' && (
                <WordDeed place="hidden" word={Words}>
                  屏蔽
                </WordDeed>
              )}
            </span>
          ),
        },
      ]}
    />
  );
}
