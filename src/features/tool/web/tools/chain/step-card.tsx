import { ArrowUp, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#/ui/button/icon-button.tsx';
import { FaultNote } from '../../frame/fault-note.tsx';
import { OptionBar } from '../../frame/option-bar.tsx';
import { Pane } from '../../frame/pane.tsx';
import { spellValue } from '../../frame/tool-options.ts';
import type { Step } from './chain.pure.ts';
import { type StepTool, valuesOf } from './run-chain.ts';
import { loadStep } from './step-tools.ts';

interface Props {
  step: Step;
  name: string;
  number: number;
  output: string | undefined;
  problem: string | undefined;
  onChange(step: Step): void;
  onRemove(): void;
  onLift?: () => void;
}

/** One tool of the chain: its options, and the beginning of what it gave. */
export function StepCard({ step, name, number, output, problem, onChange, onRemove, onLift }: Props) {
  const [tool, setTool] = useState<StepTool>();
  useEffect(() => {
    loadStep(step.url).then(setTool, () => setTool(undefined));
  }, [step.url]);
  return (
    <Pane
      title={`${number}. ${name}`}
      isBad={problem !== undefined}
      actions={
        <>
          {onLift && <IconButton label={`${name}上移`} icon={<ArrowUp />} size="sm" onClick={onLift} />}
          <IconButton label={`去掉${name}`} icon={<X />} size="sm" onClick={onRemove} />
        </>
      }
      foot={<FaultNote fault={problem === undefined ? undefined : { message: problem }} />}
    >
      <div className="chain-step">
        {tool && (
          <OptionBar
            options={tool.OPTIONS}
            values={valuesOf(tool, step)}
            onChange={(change) => {
              const spelled = Object.entries(change).map(([key, value]) => [key, spellValue(value)]);
              onChange({ ...step, values: { ...step.values, ...Object.fromEntries(spelled) } });
            }}
          />
        )}
        {output !== undefined && <pre className="chain-output">{output.slice(0, 2000)}</pre>}
      </div>
    </Pane>
  );
}
