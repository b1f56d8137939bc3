import { Button } from '#/ui/button/button.tsx';
import { Chip } from '#/ui/chip/chip.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { Section } from '#/ui/section/section.tsx';
import type { Card } from './card.ts';
import { IntentChips } from './intent-chips.tsx';
import type { IntentView } from './intent-view.ts';
import { TitleCards } from './title-cards.tsx';

interface Props {
  words: string;
  /** What was understood, though nothing fits all of it. */
  intent: IntentView | undefined;
  /** What the words would be as filters. */
  offer: { Words: string; Total: number; to: string } | null;
  nearest: readonly { name: string; to: string }[];
  hotWords: readonly { word: string; to: string }[];
  watched: readonly Card[];
}

/** The net came up empty, or was never cast: say what may help, and show a closed row of something to watch. */
export function NothingFound({ words, intent, offer, nearest, hotWords, watched }: Props) {
  const chips = intent
    ? intent.giveUp.map(({ text, count, to }) => ({
        text: `去掉「${text}」有 ${thousands(count)} 部`,
        to,
      }))
    : words
      ? [
          ...(offer ? [{ text: `${offer.Words} ${thousands(offer.Total)} 部`, to: offer.to }] : []),
          ...nearest.map(({ name, to }) => ({ text: name, to })),
        ]
      : hotWords.map(({ word, to }) => ({ text: word, to }));
  return (
    <div className="any-search">
      {intent && <IntentChips intent={intent} />}
      <EmptyState
        size="page"
        title={words ? `没有找到「${words}」` : '想找点什么？'}
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
          {intent
            ? '没有一部样样都合，去掉一个条件再看看。'
            : words
              ? '少写几个字，换个叫法，或者用拼音、首字母来搜。'
              : '片名、人物、别名都行，也可以用拼音或首字母，比如 dhxy。'}
        </p>
        {chips.length > 0 && (
          <p className="any-search-nearest">
            {!intent && (words ? '看看这些' : '热门片名')}
            {chips.map(({ text, to }) => (
              <Chip key={to} kind="line" to={to}>
                {text}
              </Chip>
            ))}
          </p>
        )}
      </EmptyState>
      <Section title="大家在看" more={{ to: '/hot', label: '完整榜单' }}>
        <TitleCards cards={watched} />
      </Section>
    </div>
  );
}
