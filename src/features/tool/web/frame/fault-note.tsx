import { TriangleAlert } from 'lucide-react';
import { Button } from '#/ui/button/button.tsx';
import type { Fault } from './tool-fault.pure.ts';
import './fault-note.css';

interface Props {
  fault: Fault | undefined;
  onFix?: (input: string) => void;
}

/** What is wrong, where it is wrong, and what would mend it. The region is always there, so that it is read out. */
export function FaultNote({ fault, onFix }: Props) {
  return (
    <div className="fault-note" role="alert">
      {fault && (
        <p>
          <TriangleAlert aria-hidden />
          <span>
            {fault.line !== undefined && <b>第 {fault.line} 行：</b>}
            {fault.message}
          </span>
          {fault.fix && onFix && (
            <Button size="sm" onClick={() => fault.fix && onFix(fault.fix.input)}>
              {fault.fix.label}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
