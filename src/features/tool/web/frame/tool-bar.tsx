import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { OptionBar } from './option-bar.tsx';
import type { AnyValue, ToolOption } from './tool-options.ts';
import { useTool } from './use-tool.ts';
import './text-tool.css';

interface Props<Values> {
  options: readonly ToolOption[];
  values: Values;
  setValues(change: Partial<Values>): void;
  /** Buttons at the end. */
  children?: ReactNode;
}

/** The row above the working part: options, then what can be done. */
export function ToolBar<Values extends Readonly<Record<string, AnyValue>>>(props: Props<Values>) {
  const { options, values, setValues, children } = props;
  return (
    <div className="text-tool-bar">
      {/* The bar names values by the options' own keys. */}
      <OptionBar options={options} values={values} onChange={(change) => setValues(change as Partial<Values>)} />
      {children && <div className="text-tool-acts">{children}</div>}
    </div>
  );
}

export function ExampleButton({ onFill }: { onFill: (input: string) => void }) {
  const { example } = useTool();
  return (
    <Button kind="line" size="sm" icon={<Lightbulb />} onClick={() => onFill(example.input)}>
      填入例子
    </Button>
  );
}
