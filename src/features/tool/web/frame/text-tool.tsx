import { ArrowLeftRight } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Button } from '#/ui/button/button.tsx';
import type { TextKind } from '../../tool-info.pure.ts';
import { CodeArea } from './code-area.tsx';
import { InputPane } from './input-pane.tsx';
import { Pane } from './pane.tsx';
import { OutputButtons } from './pane-buttons.tsx';
import { SendTo } from './send-to.tsx';
import { TextCount } from './text-count.tsx';
import { ExampleButton, ToolBar } from './tool-bar.tsx';
import type { AnyValue, OptionValues, ToolOption } from './tool-options.ts';
import { useLive } from './use-live.ts';
import { useToolState } from './use-tool-state.ts';

export interface TextQuestion<Values> {
  input: string;
  values: Values;
}

/** The text alone, or with something to say about it. */
export type TextAnswer = string | { text: string; remarks: ReactNode };

interface Props<Options extends readonly ToolOption[]> {
  /** The same function each time: define it outside the component. A ToolFault it throws is shown under the input. */
  run(question: TextQuestion<OptionValues<Options>>, signal: AbortSignal): TextAnswer | Promise<TextAnswer>;
  /** The same array each time. */
  options: Options;
  /** What comes out, for sending it on. */
  gives?: TextKind;
  /** The name of a downloaded result. */
  fileName: string;
  inputTitle?: string;
  outputTitle?: string;
  placeholder?: string;
  accept?: string;
  /** Prose instead of code. */
  wraps?: boolean;
  /** The option with two choices that turns the tool round. Brings a button that makes the result the input. */
  swaps?: Options[number]['key'];
  /** What the example needs besides its text. */
  exampleValues?: Partial<OptionValues<Options>>;
  /** False when the input is a secret. */
  keepsInput?: boolean;
}

/** Text in, text out, as you type. */
export function TextTool<const Options extends readonly ToolOption[]>(props: Props<Options>) {
  const { run, options, gives = 'text', fileName, wraps = false, swaps, keepsInput = true, exampleValues } = props;
  const { inputTitle = '输入', outputTitle = '结果', placeholder = '在这里输入或粘贴', accept } = props;
  const { input, setInput, values, setValues } = useToolState(options, { keepsInput });
  const question = useMemo(() => (input === '' ? undefined : { input, values }), [input, values]);
  const { result: answer = '', fault, isBusy } = useLive(run, question);
  const { text: result, remarks } = typeof answer === 'string' ? { text: answer, remarks: undefined } : answer;
  const isStale = fault !== undefined && result !== '';

  return (
    <div className="text-tool">
      <ToolBar options={options} values={values} setValues={setValues}>
        {swaps && (
          <Button
            kind="line"
            size="sm"
            icon={<ArrowLeftRight />}
            onClick={() => {
              setValues(otherWay(options, swaps, values));
              if (result) setInput(result);
            }}
          >
            对调
          </Button>
        )}
        <ExampleButton
          onFill={(text) => {
            if (exampleValues) setValues(exampleValues);
            setInput(text);
          }}
        />
      </ToolBar>
      <div className="text-tool-panes">
        <InputPane
          title={inputTitle}
          value={input}
          onChange={setInput}
          fault={fault}
          accept={accept}
          isCounted
          {...{ placeholder, wraps }}
        />
        <Pane
          title={outputTitle}
          isBusy={isBusy}
          note={isStale ? <span className="text-tool-stale">上一次有效的结果</span> : <TextCount text={result} />}
          actions={
            result !== '' && (
              <>
                <SendTo text={result} kind={gives} />
                <OutputButtons text={result} fileName={fileName} />
              </>
            )
          }
          foot={!isStale && remarks}
        >
          <CodeArea label={outputTitle} value={result} isStale={isStale} wraps={wraps} />
        </Pane>
      </div>
    </div>
  );
}

function otherWay<Values extends Record<string, AnyValue>>(
  options: readonly ToolOption[],
  key: string,
  values: Values,
): Partial<Values> {
  const option = options.find((one) => one.key === key);
  if (option?.kind !== 'choice') return {};
  const other = option.choices.find(({ value }) => value !== values[key]);
  // The value is one of this option's own choices.
  return other ? ({ [key]: other.value } as Partial<Values>) : {};
}
