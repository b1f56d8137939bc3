import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { Progress } from '#/ui/progress/progress.tsx';
import { isWorking, type StagedState, stateText } from './staged-text.ts';
import './staged.css';

interface Props extends StepTexts {
  batch: { Id: number; State: StagedState; Progress: number };
  path: string;
  deed: string;
}

export interface StepTexts {
  /** 件, 笔. */
  unit: string;
  /** How many rows would be written. */
  all: number;
  /** The button that writes them. */
  commit: string;
  /** What is said before it is written, and after. */
  before: ReactNode;
  after: ReactNode;
  next: ReactNode;
  again: string;
}

/** What comes next, or how far it is. */
export function StagedStep({ batch, path, deed, unit, all, commit, before, after, next, again }: Props) {
  const { Id, State } = batch;
  if (isWorking(State)) {
    const label = `${stateText(State, deed)} ${thousands(batch.Progress)} / ${thousands(all)} ${unit}`;
    return (
      <div className="staged-step">
        <p>{label}，可以离开这一页，不会中断。</p>
        <Progress label={label} value={batch.Progress} max={all} tone="teal" />
      </div>
    );
  }
  const other = (
    <Button kind="line" to={path}>
      {again}
    </Button>
  );
  if (State === 'ready' || State === 'failed') {
    return (
      <Form method="post" action={path} className="staged-step">
        <input type="hidden" name="Batch" value={Id} />
        <p>{before}</p>
        {all > 0 && (
          <Button type="submit" name="intent" value="commit">
            {State === 'failed' ? `继续${deed}` : commit}
          </Button>
        )}
        {other}
      </Form>
    );
  }
  return (
    <div className="staged-step">
      <p>{after}</p>
      {next}
      {other}
    </div>
  );
}
