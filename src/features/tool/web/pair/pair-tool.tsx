import { type ReactNode, useMemo } from 'react';
import { CodeArea } from '../frame/code-area.tsx';
import { FaultNote } from '../frame/fault-note.tsx';
import { Pane } from '../frame/pane.tsx';
import { InputButtons } from '../frame/pane-buttons.tsx';
import { ExampleButton, ToolBar } from '../frame/tool-bar.tsx';
import type { OptionValues, ToolOption } from '../frame/tool-options.ts';
import { useLive } from '../frame/use-live.ts';
import { useToolState } from '../frame/use-tool-state.ts';
import './pair-tool.css';

/** The second text is an option that the bar does not show. */
const OTHER = { key: 'other', label: '', kind: 'text', default: '' } as const;

export interface PairQuestion<Values> {
  first: string;
  second: string;
  values: Values;
}

interface Props<Options extends readonly ToolOption[], Result> {
  /** The same function each time. */
  run(question: PairQuestion<OptionValues<Options>>, signal: AbortSignal): Result | Promise<Result>;
  /** The same array each time. */
  options: Options;
  titles: readonly [first: string, second: string];
  placeholders?: readonly [first: string, second: string];
  /** What the example fills into the second text. */
  secondExample: string;
  /** False when one of them is a secret. */
  keepsInput?: boolean;
  /** Waits until both are there. */
  needsBoth?: boolean;
  children: (result: Result, isStale: boolean) => ReactNode;
  outputTitle?: string;
}

/** Two texts beside each other, and under them what they make together. */
export function PairTool<const Options extends readonly ToolOption[], Result>(props: Props<Options, Result>) {
  const { run, options, titles, placeholders, secondExample, keepsInput = true, needsBoth = true, children } = props;
  const all = useMemo(
    () => [...options, keepsInput ? OTHER : { ...OTHER, secret: true }] as const,
    [options, keepsInput],
  );
  const { input, setInput, values, setValues } = useToolState(all, { keepsInput });
  // All values by the options' own keys, and one more.
  const known = values as OptionValues<Options> & { other: string };
  const { other } = known;
  const isReady = needsBoth ? input !== '' && other !== '' : input !== '';
  const question = useMemo(
    () => (isReady ? { first: input, second: other, values: known } : undefined),
    [isReady, input, other, known],
  );
  const { result, fault, isBusy } = useLive(run, question);
  const change = (part: { other: string } | Partial<OptionValues<Options>>) =>
    setValues(part as Partial<typeof values>);
  return (
    <div className="text-tool">
      <ToolBar options={options} values={known} setValues={change}>
        <ExampleButton
          onFill={(text) => {
            setInput(text);
            change({ other: secondExample });
          }}
        />
      </ToolBar>
      <div className="text-tool-panes pair-tool-panes">
        <Pane title={titles[0]} actions={<InputButtons value={input} onChange={setInput} />}>
          <CodeArea
            label={titles[0]}
            value={input}
            onChange={setInput}
            placeholder={placeholders?.[0] ?? '在这里输入或粘贴'}
          />
        </Pane>
        <Pane title={titles[1]} actions={<InputButtons value={other} onChange={(text) => change({ other: text })} />}>
          <CodeArea
            label={titles[1]}
            value={other}
            onChange={(text) => change({ other: text })}
            placeholder={placeholders?.[1] ?? '在这里输入或粘贴'}
          />
        </Pane>
      </div>
      <Pane
        title={props.outputTitle ?? '结果'}
        isBusy={isBusy}
        isBad={fault !== undefined}
        foot={<FaultNote fault={fault} />}
      >
        {result === undefined ? null : children(result, fault !== undefined)}
      </Pane>
    </div>
  );
}
