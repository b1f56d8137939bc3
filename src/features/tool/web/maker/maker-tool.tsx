import { RefreshCw } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { CodeArea } from '../frame/code-area.tsx';
import { FaultNote } from '../frame/fault-note.tsx';
import { Pane } from '../frame/pane.tsx';
import { OutputButtons } from '../frame/pane-buttons.tsx';
import { ToolBar } from '../frame/tool-bar.tsx';
import type { OptionValues, ToolOption } from '../frame/tool-options.ts';
import { useLive } from '../frame/use-live.ts';
import { useToolState } from '../frame/use-tool-state.ts';

interface Props<Options extends readonly ToolOption[]> {
  /** The same function each time; gives something new whenever it is asked. */
  make(values: OptionValues<Options>): string | Promise<string>;
  options: Options;
  fileName: string;
  wraps?: boolean;
  /** Shows the first of what was made, large. */
  face?: (result: string, values: OptionValues<Options>) => ReactNode;
  /** What is to be said about the result. */
  note?: (values: OptionValues<Options>) => string;
}

/** Makes something new from options alone, as often as it is asked. */
export function MakerTool<const Options extends readonly ToolOption[]>(props: Props<Options>) {
  const { make, options, fileName, wraps = false, note, face } = props;
  const { values, setValues } = useToolState(options, { keepsInput: false });
  const [turn, setTurn] = useState(0);
  // Another turn is another question, with the same values in it.
  const question = useMemo(() => ({ ...values, turn }), [values, turn]);
  const { result = '', fault } = useLive(make, question);
  return (
    <div className="text-tool">
      <ToolBar options={options} values={values} setValues={setValues}>
        <Button size="sm" icon={<RefreshCw />} onClick={() => setTurn(turn + 1)}>
          换一批
        </Button>
      </ToolBar>
      {result !== '' && !fault && face?.(result, values)}
      <Pane
        title="结果"
        note={!fault && note?.(values)}
        isBad={fault !== undefined}
        actions={result !== '' && <OutputButtons text={result} fileName={fileName} />}
        foot={<FaultNote fault={fault} />}
      >
        <CodeArea label="结果" value={result} wraps={wraps} isStale={fault !== undefined} />
      </Pane>
    </div>
  );
}
