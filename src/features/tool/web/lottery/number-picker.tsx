import { Copy, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { Segmented } from '#/ui/segmented/segmented.tsx';
import { copyText } from '#/web/copy-text.ts';
import { randomBelow } from './browser-random.ts';
import { GAMES, type Game, pickLine } from './draw.pure.ts';

const COUNTS = ['1', '5', '10'].map((value) => ({ value, label: `${value} 注` }));
const two = (number: number) => String(number).padStart(2, '0');

/** Picks lines for the two lotteries, as the machine in the shop does. */
export function NumberPicker() {
  const [game, setGame] = useState<Game>('ssq');
  const [count, setCount] = useState('5');
  const [lines, setLines] = useState<readonly ReturnType<typeof pickLine>[]>([]);
  const { name, front, back } = GAMES[game];
  const isTwoColour = game === 'ssq';

  return (
    <div className="lottery-picker">
      <div className="lottery-acts">
        <Segmented
          label="玩法"
          value={game}
          segments={Object.entries(GAMES).map(([value, one]) => ({ value, label: one.name }))}
          onChange={(value) => {
            // The choices are the games' own keys.
            setGame(value as Game);
            setLines([]);
          }}
        />
        <Segmented label="注数" value={count} segments={COUNTS} onChange={setCount} />
        <Button
          size="sm"
          icon={<RefreshCw />}
          onClick={() => setLines(Array.from({ length: Number(count) }, () => pickLine(game, randomBelow)))}
        >
          机选
        </Button>
        {lines.length > 0 && (
          <Button
            kind="line"
            size="sm"
            icon={<Copy />}
            onClick={() =>
              copyText(
                lines.map((line) => `${line.front.map(two).join(' ')} + ${line.back.map(two).join(' ')}`).join('\n'),
              )
            }
          >
            复制
          </Button>
        )}
      </div>
      <p className="lottery-how">
        {name}：{isTwoColour ? '红球' : '前区'} {front.max} 选 {front.count}，{isTwoColour ? '蓝球' : '后区'} {back.max}{' '}
        选 {back.count}，一注 2 元。
      </p>
      <ol className="lottery-lines" aria-label="号码" aria-live="polite">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, their place is what differs
          <li key={index} className="num">
            {line.front.map((number) => (
              <b key={`front ${number}`} data-ball="front">
                {two(number)}
              </b>
            ))}
            {line.back.map((number) => (
              <b key={`back ${number}`} data-ball="back">
                {two(number)}
              </b>
            ))}
          </li>
        ))}
      </ol>
      <p className="lottery-how">
        号码由浏览器的密码学随机数生成，每一注中奖的机会都一样；理性购彩，未成年人不得购买。
      </p>
    </div>
  );
}
