import { Check } from 'lucide-react';
import type { ImportBatch } from '../bill-import.contract.ts';

const STEPS = ['选文件', '对应列', '核对', '完成'];

/** How far a file has come; the second step is only for tables nobody knows. */
export function ImportSteps({ state }: { state: ImportBatch['State'] | undefined }) {
  const at = state === undefined ? 0 : state === 'mapping' ? 1 : state === 'done' || state === 'undone' ? 3 : 2;
  return (
    <ol className="bill-steps" aria-label="导入的步骤">
      {STEPS.map((step, index) => (
        <li key={step} data-done={index < at || undefined} {...(index === at && { 'aria-current': 'step' as const })}>
          <i aria-hidden="true">{index < at ? <Check size={12} /> : index + 1}</i>
          {step}
        </li>
      ))}
    </ol>
  );
}
