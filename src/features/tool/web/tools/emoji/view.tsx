import { copyText } from '#/web/copy-text.ts';
import { ReferenceTool } from '../../frame/reference-tool.tsx';
import { codePoints, EMOJIS, type Emoji, htmlOf } from './emoji.pure.ts';
import './emoji.css';

export default function EmojiTable() {
  return (
    <ReferenceTool
      label="名字或用途"
      placeholder="笑、生日、箭头"
      entries={EMOJIS}
      textOf={({ symbol, name, group }: Emoji) => `${symbol} ${name} ${group} ${codePoints(symbol)}`}
      keyOf={({ symbol }) => symbol}
      columns={[]}
    >
      {(found) => (
        <ul className="emoji">
          {found.map(({ symbol, name }) => (
            <li key={symbol}>
              <button type="button" title={`${codePoints(symbol)} ${htmlOf(symbol)}`} onClick={() => copyText(symbol)}>
                <span aria-hidden="true">{symbol}</span>
                <span className="emoji-name">{name.split(' ')[0]}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </ReferenceTool>
  );
}
