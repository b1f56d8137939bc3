import { Copy, Dices, Ticket as TicketIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { copyText } from '#/web/copy-text.ts';
import { CodeArea } from '../frame/code-area.tsx';
import { FaultNote } from '../frame/fault-note.tsx';
import { Pane } from '../frame/pane.tsx';
import { InputButtons } from '../frame/pane-buttons.tsx';
import { type Fault, faultOf } from '../frame/tool-fault.pure.ts';
import type { ToolOption } from '../frame/tool-options.ts';
import { useToolState } from '../frame/use-tool-state.ts';
import { randomSeed, sha256 } from './browser-random.ts';
import { draw, readNames, type Ticket } from './draw.pure.ts';
import { SAMPLE, Wheel } from './wheel.tsx';

const OPTIONS = [
  { key: 'count', label: '抽几个', kind: 'number', default: 1, min: 1, max: 1000 },
  { key: 'seed', label: '种子', kind: 'text', default: '' },
] as const satisfies readonly ToolOption[];

/** Draws from a list. Address, list and seed together are the proof: whoever opens the link sees the same winners. */
export function LuckyDraw() {
  const { input, setInput, values, setValues } = useToolState(OPTIONS);
  const { count, seed } = values;
  const [winners, setWinners] = useState<readonly Ticket[]>([]);
  const [fault, setFault] = useState<Fault>();
  const [promise, setPromise] = useState('');
  const names = readNames(input);

  useEffect(() => {
    if (seed === '') return setPromise('');
    sha256(seed).then(setPromise);
  }, [seed]);

  async function run() {
    const used = seed || randomSeed();
    if (!seed) setValues({ seed: used });
    try {
      setWinners(await draw(names, count, used, sha256));
      setFault(undefined);
    } catch (error) {
      setFault(faultOf(error));
      setWinners([]);
    }
  }

  return (
    <div className="lottery-draw">
      <Pane
        title="名单"
        note={names.length > 0 && <span className="num">{names.length} 个</span>}
        isBad={fault !== undefined}
        actions={<InputButtons value={input} onChange={setInput} />}
        foot={<FaultNote fault={fault} />}
      >
        <CodeArea label="名单" value={input} onChange={setInput} placeholder="把名单粘贴到这里，一行一个名字" />
      </Pane>
      <div className="lottery-side">
        <Wheel names={names} winner={winners[0] && winners[0].number - 1} onSpin={run} />
        {names.length === 0 && (
          <Button kind="line" size="sm" className="lottery-sample" onClick={() => setInput(SAMPLE.join('\n'))}>
            没有名单？用节气试一次
          </Button>
        )}
        <div className="lottery-fields">
          <Field
            label="抽几个"
            inputMode="numeric"
            value={Number.isNaN(count) ? '' : String(count)}
            onChange={(event) => setValues({ count: Number.parseInt(event.target.value, 10) })}
          />
          <Field
            label="种子"
            value={seed}
            placeholder="留空就随机生成"
            autoComplete="off"
            onChange={(event) => setValues({ seed: event.target.value })}
            trailing={
              <Button kind="line" icon={<Dices />} onClick={() => setValues({ seed: randomSeed() })}>
                随机
              </Button>
            }
            hint={promise && `种子的 SHA-256：${promise.slice(0, 16)}…（抽奖前先公布这一串，结果就改不了）`}
          />
          <Button size="lg" wide icon={<TicketIcon />} onClick={run}>
            开始抽
          </Button>
        </div>
      </div>
      <section className="lottery-winners" aria-label="中奖名单" role="status">
        {winners.length > 0 && (
          <>
            <h2>中奖名单</h2>
            <ol>
              {winners.map(({ number, name, hash }) => (
                <li key={number}>
                  <strong>{name}</strong>
                  <span>名单第 {number} 行</span>
                  <code>{hash.slice(0, 16)}…</code>
                </li>
              ))}
            </ol>
            <div className="lottery-acts">
              <Button
                kind="line"
                size="sm"
                icon={<Copy />}
                onClick={() => copyText(winners.map(({ name }) => name).join('\n'))}
              >
                复制名单
              </Button>
              <Button kind="line" size="sm" icon={<Copy />} onClick={() => copyText(window.location.href)}>
                复制复核链接
              </Button>
            </div>
            <details className="lottery-how">
              <summary>怎么复核</summary>
              打开复核链接再抽一次，结果一样。技术说明：每个人的号码是
              SHA-256(种子:行号:名字)，从小到大排，最前面的就是中奖者；在终端里运行{' '}
              <code>
                printf '{seed}:{winners[0]?.number}:{winners[0]?.name}' | sha256sum
              </code>{' '}
              应当得到 <code>{winners[0]?.hash.slice(0, 16)}…</code>。
            </details>
          </>
        )}
      </section>
    </div>
  );
}
