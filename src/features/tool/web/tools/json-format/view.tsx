import { Lightbulb } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { CodeArea } from '../../frame/code-area.tsx';
import { FaultNote } from '../../frame/fault-note.tsx';
import { OptionBar } from '../../frame/option-bar.tsx';
import { Pane } from '../../frame/pane.tsx';
import { InputButtons, OutputButtons } from '../../frame/pane-buttons.tsx';
import { SendTo } from '../../frame/send-to.tsx';
import { TextCount } from '../../frame/text-count.tsx';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { useLive } from '../../frame/use-live.ts';
import { useTool } from '../../frame/use-tool.ts';
import { useToolState } from '../../frame/use-tool-state.ts';
import type { JsonReport } from './json-format.work.ts';
import '../../frame/text-tool.css';
import './json-format.css';

const OPTIONS = [
  {
    key: 'indent',
    label: '缩进',
    kind: 'choice',
    choices: [
      { value: '2', label: '2 格' },
      { value: '4', label: '4 格' },
      { value: 'tab', label: 'Tab' },
      { value: 'none', label: '压成一行' },
    ],
    default: '2',
  },
  { key: 'sortKeys', label: '按键名排序', kind: 'switch', default: false },
  { key: 'loose', label: '宽松（允许注释和多余逗号）', kind: 'switch', default: false },
] as const satisfies readonly ToolOption[];

async function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): Promise<JsonReport> {
  const { formatJson } = await import('./json-format.work.ts');
  return formatJson(input, values);
}

export default function JsonFormat() {
  const { example } = useTool();
  const { input, setInput, values, setValues } = useToolState(OPTIONS);
  const question = useMemo(() => (input.trim() === '' ? undefined : { input, values }), [input, values]);
  const { result, fault } = useLive(run, question);
  const text = result?.text ?? '';
  const isStale = fault !== undefined && text !== '';
  return (
    <div className="text-tool">
      <div className="text-tool-bar">
        {/* The bar names values by the options' own keys. */}
        <OptionBar
          options={OPTIONS}
          values={values}
          onChange={(change) => setValues(change as Partial<typeof values>)}
        />
        <div className="text-tool-acts">
          <Button kind="line" size="sm" icon={<Lightbulb />} onClick={() => setInput(example.input)}>
            填入例子
          </Button>
        </div>
      </div>
      <div className="text-tool-panes">
        <Pane
          title="输入"
          note={<TextCount text={input} />}
          isBad={fault !== undefined}
          actions={<InputButtons value={input} onChange={setInput} accept=".json,.jsonc,.txt" />}
          foot={<FaultNote fault={fault} onFix={setInput} />}
        >
          <CodeArea label="输入" value={input} onChange={setInput} badLine={fault?.line} placeholder="粘贴 JSON" />
        </Pane>
        <Pane
          title="结果"
          note={isStale ? <span className="text-tool-stale">上一次有效的结果</span> : <TextCount text={text} />}
          actions={
            text !== '' && (
              <>
                <SendTo text={text} kind="json" />
                <OutputButtons text={text} fileName="格式化.json" />
              </>
            )
          }
          foot={result && !isStale && <Remarks report={result} />}
        >
          <CodeArea label="结果" value={text} isStale={isStale} />
        </Pane>
      </div>
    </div>
  );
}

function Remarks({ report: { keys, depth, notes } }: { report: JsonReport }) {
  return (
    <div className="json-format-remarks" role="status">
      <p>
        格式正确，共 {keys} 个键，最深 {depth} 层
      </p>
      {notes.map((note) => (
        <p key={note} className="json-format-warning">
          {note}
        </p>
      ))}
    </div>
  );
}
