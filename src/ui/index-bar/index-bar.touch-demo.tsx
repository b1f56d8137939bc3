import { DemoRow } from '../section/demo-row.tsx';
import { IndexBar } from './index-bar.tsx';

export const title = '索引栏';

const LETTERS = [...'ABCDE'];
const idOf = (letter: string) => `index-demo-${letter}`;

export default function IndexBarDemo() {
  return (
    <DemoRow label="点或滑" layout="stack">
      <div style={{ display: 'flex', maxWidth: 375 }}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard */}
        <section aria-label="字母表" tabIndex={0} style={{ flex: 1, height: 150, overflow: 'auto' }}>
          {LETTERS.map((letter) => (
            <p key={letter} id={idOf(letter)} style={{ height: 120 }}>
              {letter}
            </p>
          ))}
        </section>
        <IndexBar label="示例字母索引" letters={LETTERS} idOf={idOf} />
      </div>
    </DemoRow>
  );
}
