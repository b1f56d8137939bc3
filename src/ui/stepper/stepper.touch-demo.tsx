import { useState } from 'react';
import { DemoRow } from '../section/demo-row.tsx';
import { toast } from '../toast/toast-store.ts';
import { Stepper } from './stepper.tsx';

export const title = '步进器';

export default function StepperDemo() {
  const [value, setValue] = useState(1);
  return (
    <DemoRow label="1 到 5">
      <Stepper
        label="份数"
        value={value}
        max={5}
        onChange={setValue}
        onOverLimit={(action) => toast(action === 'plus' ? '最多 5 份' : '至少 1 份')}
      />
    </DemoRow>
  );
}
