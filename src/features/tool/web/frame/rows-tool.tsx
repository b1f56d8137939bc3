import { type ReactNode, useMemo } from 'react';
import { Field } from '#/ui/field/field.tsx';
import { FaultNote } from './fault-note.tsx';
import { InputPane } from './input-pane.tsx';
import { Pane } from './pane.tsx';
import { InputButtons } from './pane-buttons.tsx';
import { type Row, Rows } from './rows.tsx';
import type { TextQuestion } from './text-tool.tsx';
import { ExampleButton, ToolBar } from './tool-bar.tsx';
import type { OptionValues, ToolOption } from './tool-options.ts';
import { useLive } from './use-live.ts';
import { useToolState } from './use-tool-state.ts';
import './rows-tool.css';

interface Props<Options extends readonly ToolOption[]> {
  /** The same function each time. A ToolFault it throws is shown under the input. */
  run(question: TextQuestion<OptionValues<Options>>, signal: AbortSignal): readonly Row[] | Promise<readonly Row[]>;
  /** The same array each time. */
  options: Options;
  /** False for tools whose options are all they need. */
  hasInput?: boolean;
  /** Runs also on an empty input. */
  isInputOptional?: boolean;
  inputTitle?: string;
  outputTitle?: string;
  placeholder?: string;
  wraps?: boolean;
  keepsInput?: boolean;
  /** Takes one value, such as a colour: a line to type in above the result instead of an editor beside it. */
  isSingle?: boolean;
  /** More than rows, above them; may fill in the input. */
  head?: (rows: readonly Row[], setInput: (input: string) => void) => ReactNode;
}

/** Text or options in, named values out, as you type. */
export function RowsTool<const Options extends readonly ToolOption[]>(props: Props<Options>) {
  const {
    run,
    options,
    hasInput = true,
    isInputOptional = false,
    wraps = false,
    keepsInput = true,
    isSingle = false,
    head,
  } = props;
  const { inputTitle = '输入', outputTitle = '结果', placeholder = '在这里输入或粘贴' } = props;
  const { input, setInput, values, setValues } = useToolState(options, { keepsInput });
  const question = useMemo(
    () => (hasInput && !isInputOptional && input === '' ? undefined : { input, values }),
    [hasInput, isInputOptional, input, values],
  );
  const { result = [], fault, isBusy } = useLive(run, question);

  const output = (
    <Pane
      title={outputTitle}
      isBusy={isBusy}
      isBad={!hasInput && fault !== undefined}
      foot={!hasInput && <FaultNote fault={fault} />}
    >
      {head?.(result, setInput)}
      <Rows rows={result} />
    </Pane>
  );

  return (
    <div className="text-tool">
      <ToolBar options={options} values={values} setValues={setValues}>
        {hasInput && <ExampleButton onFill={setInput} />}
      </ToolBar>
      {isSingle && (
        <div className="rows-tool-line">
          <Field
            label={inputTitle}
            value={input}
            placeholder={placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => setInput(event.target.value)}
            end={<InputButtons value={input} onChange={setInput} />}
          />
          <FaultNote fault={fault} onFix={setInput} />
        </div>
      )}
      {hasInput && !isSingle ? (
        <div className="text-tool-panes">
          <InputPane title={inputTitle} value={input} onChange={setInput} fault={fault} {...{ placeholder, wraps }} />
          {output}
        </div>
      ) : (
        output
      )}
    </div>
  );
}
