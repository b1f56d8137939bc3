import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import type { Attempt } from '#/web/api.ts';
import { NET_LIMIT_TEXT } from '../../net-limits.pure.ts';
import { FaultNote } from './fault-note.tsx';
import { OptionBar } from './option-bar.tsx';
import { Pane } from './pane.tsx';
import type { Line } from './tool-options.ts';
import { useTool } from './use-tool.ts';
import { useToolState } from './use-tool-state.ts';
import './net-tool.css';

const NO_OPTIONS = [] as const;

interface Props<Data> {
  /** Asks our server, which asks the other side. */
  ask(target: string, second: string): Promise<Attempt<Data>>;
  /** Another thing to fill in, above the first. The same array of one each time. */
  second?: readonly [Line];
  label?: string;
  placeholder?: string;
  children(data: Data): ReactNode;
}

/** One field, one question at a time. It runs when asked to and not as you type: each costs the other side something. */
export function NetTool<Data>({
  ask,
  label = '域名或网址',
  placeholder = 'example.com',
  second,
  children,
}: Props<Data>) {
  const { example } = useTool();
  const options: readonly Line[] = second ?? NO_OPTIONS;
  const { input, setInput, values, setValues } = useToolState(options);
  const other = String(values[options[0]?.key ?? ''] ?? '');
  const [state, setState] = useState<{ data?: Data; problem?: string; isBusy?: boolean }>({});

  async function run(target: string) {
    if (target.trim() === '') return setState({ problem: '先填一个域名或网址' });
    setState((old) => ({ ...(old.data !== undefined && { data: old.data }), isBusy: true }));
    const answer = await ask(target, other);
    setState(answer.ok ? { data: answer.data } : { problem: answer.message });
  }

  return (
    <div className="net-tool">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          run(input);
        }}
      >
        <OptionBar
          options={options}
          values={values}
          onChange={(change) => setValues(change as Partial<typeof values>)}
        />
        <Field
          label={label}
          size="lg"
          value={input}
          placeholder={placeholder}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setInput(event.target.value)}
          hint={NET_LIMIT_TEXT}
          aside={
            <button
              type="button"
              className="net-tool-example"
              onClick={() => {
                setInput(example.input);
                run(example.input);
              }}
            >
              试试 {example.input}
            </button>
          }
          trailing={
            <Button type="submit" size="lg" icon={<Search />} loading={state.isBusy ?? false}>
              查询
            </Button>
          }
        />
      </form>
      <Pane
        title="结果"
        isBusy={state.isBusy ?? false}
        isBad={state.problem !== undefined}
        foot={<FaultNote fault={state.problem === undefined ? undefined : { message: state.problem }} />}
      >
        {state.data === undefined ? (
          <p className="net-tool-empty">{state.isBusy ? '正在查，最多等 5 秒…' : '填好后按查询，结果会出现在这里。'}</p>
        ) : (
          children(state.data)
        )}
      </Pane>
    </div>
  );
}
