import { CodeArea } from './code-area.tsx';
import { FaultNote } from './fault-note.tsx';
import { Pane } from './pane.tsx';
import { InputButtons } from './pane-buttons.tsx';
import { TextCount } from './text-count.tsx';
import type { Fault } from './tool-fault.pure.ts';

interface Props {
  title: string;
  value: string;
  onChange: (value: string) => void;
  fault: Fault | undefined;
  placeholder: string;
  wraps: boolean;
  accept?: string | undefined;
  /** How long the text is, for tools that give text back. */
  isCounted?: boolean;
}

/** Where text comes in; what is wrong with it is said below and marked in its line. */
export function InputPane({ title, value, onChange, fault, placeholder, wraps, accept, isCounted = false }: Props) {
  return (
    <Pane
      title={title}
      note={isCounted && <TextCount text={value} />}
      isBad={fault !== undefined}
      actions={<InputButtons value={value} onChange={onChange} {...(accept && { accept })} />}
      foot={<FaultNote fault={fault} onFix={onChange} />}
    >
      <CodeArea label={title} value={value} onChange={onChange} badLine={fault?.line} {...{ placeholder, wraps }} />
    </Pane>
  );
}
