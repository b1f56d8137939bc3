import { Link2, Save } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { FilterSelect } from '#/ui/select/select.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { browserApi } from '#/web/browser-api.ts';
import { copyText } from '#/web/copy-text.ts';
import { readStored } from '#/web/local-storage.ts';
import { CodeArea } from '../../frame/code-area.tsx';
import { FaultNote } from '../../frame/fault-note.tsx';
import { Pane } from '../../frame/pane.tsx';
import { InputButtons, OutputButtons } from '../../frame/pane-buttons.tsx';
import { SendTo } from '../../frame/send-to.tsx';
import { useLive } from '../../frame/use-live.ts';
import { useTool } from '../../frame/use-tool.ts';
import { useToolState } from '../../frame/use-tool-state.ts';
import { MOST_STEPS, readSteps, type Step, writeSteps } from './chain.pure.ts';
import { KeptChains, keepChain, TOOL_CHAINS } from './kept-chains.tsx';
import { type ChainAnswer, runChain } from './run-chain.ts';
import { StepCard } from './step-card.tsx';
import { canBeStep, loadStep } from './step-tools.ts';
import '../../frame/text-tool.css';
import './chain.css';

const OPTIONS = [{ key: 'steps', label: '', kind: 'text', default: 'base64?way=decode|json-format' }] as const;

function run({ steps, input }: { steps: string; input: string }, signal: AbortSignal): Promise<ChainAnswer> {
  return runChain(readSteps(steps), input, loadStep, signal);
}

export default function Chain() {
  const { example } = useTool();
  const { input, setInput, values, setValues } = useToolState(OPTIONS);
  const names = useNames();
  const steps = useMemo(() => readSteps(values.steps), [values.steps]);
  const question = useMemo(() => (input === '' ? undefined : { steps: values.steps, input }), [values.steps, input]);
  const { result, fault, isBusy } = useLive(run, question);
  const { outputs = [], broken } = result ?? {};
  const change = (next: readonly Step[]) => setValues({ steps: writeSteps(next) });
  const last = broken ? '' : (outputs.at(-1) ?? input);

  function keep() {
    const name = steps.map(({ url }) => names.get(url) ?? url).join(' → ');
    keepChain(name, values.steps, readStored(TOOL_CHAINS));
    toast('已保存在这个浏览器里', { kind: 'success' });
  }

  return (
    <div className="text-tool">
      <div className="text-tool-bar">
        <KeptChains onOpen={(kept) => setValues({ steps: kept })} />
        <div className="text-tool-acts">
          <Button kind="line" size="sm" onClick={() => setInput(example.input)}>
            填入例子
          </Button>
          <Button kind="line" size="sm" icon={<Save />} disabled={steps.length === 0} onClick={keep}>
            保存
          </Button>
          <Button kind="line" size="sm" icon={<Link2 />} onClick={() => copyText(addressOf(values.steps))}>
            复制网址
          </Button>
        </div>
      </div>
      <Pane title="输入" actions={<InputButtons value={input} onChange={setInput} />}>
        <CodeArea label="输入" value={input} onChange={setInput} wraps placeholder="在这里输入或粘贴" />
      </Pane>
      <div className="chain-steps">
        {steps.map((step, at) => (
          <StepCard
            // biome-ignore lint/suspicious/noArrayIndexKey: the same tool may stand there twice
            key={`${at} ${step.url}`}
            step={step}
            name={names.get(step.url) ?? step.url}
            number={at + 1}
            output={input === '' ? undefined : outputs[at]}
            problem={broken?.at === at && input !== '' ? broken.message : undefined}
            onChange={(next) => change(steps.with(at, next))}
            onRemove={() => change(steps.filter((_, other) => other !== at))}
            {...(at > 0 && { onLift: () => change(swapped(steps, at)) })}
          />
        ))}
        {steps.length < MOST_STEPS && (
          <FilterSelect
            label="加一步"
            value=""
            options={[{ value: '', label: '选一个工具…' }, ...[...names].map(([value, label]) => ({ value, label }))]}
            onChange={({ target }) => target.value && change([...steps, { url: target.value, values: {} }])}
          />
        )}
      </div>
      <Pane
        title="结果"
        isBusy={isBusy}
        actions={
          last !== '' && (
            <>
              <SendTo text={last} kind="text" />
              <OutputButtons text={last} fileName="结果.txt" />
            </>
          )
        }
        foot={<FaultNote fault={fault} />}
      >
        <CodeArea label="结果" value={last} wraps isStale={broken !== undefined} />
      </Pane>
    </div>
  );
}

/** Names of the tools that can be part of a chain, by their addresses. */
function useNames(): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    browserApi('GET /api/v1/tool/names', {}, { quiet: true }).then((answer) => {
      if (!answer.ok) return;
      const fit = answer.data.filter(({ Url }) => canBeStep(Url));
      setNames(new Map(fit.map(({ Url, Name }) => [Url, Name])));
    });
  }, []);
  return names;
}

/** The steps alone: what someone typed is theirs. */
function addressOf(steps: string): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}#${new URLSearchParams({ steps })}`;
}

function swapped(steps: readonly Step[], at: number): Step[] {
  const [one, before] = [steps[at], steps[at - 1]];
  return one && before ? steps.with(at - 1, one).with(at, before) : [...steps];
}
