import { Button } from '#/ui/button/button.tsx';
import { Chip } from '#/ui/chip/chip.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Section } from '#/ui/section/section.tsx';
import type { Card } from './card.ts';
import { TitleCard } from './title-card.tsx';

interface Props {
  words: string;
  nearest: readonly { name: string; to: string }[];
  hotWords: readonly { word: string; to: string }[];
  watched: readonly Card[];
}

/** The net came up empty, or was never cast: say what may help, and show a closed row of something to watch. */
export function NothingFound({ words, nearest, hotWords, watched }: Props) {
  const chips = words
    ? nearest.map(({ name, to }) => ({ text: name, to }))
    : hotWords.map(({ word, to }) => ({ text: word, to }));
  return (
    <div className="any-search">
      <EmptyState
        size="page"
        title={words ? `网里没有「${words}」` : '想找点什么？'}
        actions={
          words && (
            <>
              <Button to={`/userCenter?words=${encodeURIComponent(words)}`}>去无限搜索再找找</Button>
              <Button kind="line" to="/word">
                请站长收录
              </Button>
            </>
          )
        }
      >
        <p>
          {words
            ? '少写几个字，换个叫法，或者用拼音、首字母来搜。'
            : '片名、人物、别名都行，也可以用拼音或首字母，比如 dhxy。'}
        </p>
        {chips.length > 0 && (
          <p className="any-search-nearest">
            {words ? '你要找的可能是' : '大家在搜'}
            {chips.map(({ text, to }) => (
              <Chip key={to} kind="line" to={to}>
                {text}
              </Chip>
            ))}
          </p>
        )}
      </EmptyState>
      <Section title="大家在看" more={{ to: '/hot', label: '完整榜单' }}>
        <ul className="title-grid">
          {watched.map((card) => (
            <li key={card.key}>
              <TitleCard card={card} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
