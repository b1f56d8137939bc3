import { Check } from 'lucide-react';
import { Form, Link } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Card } from '#/ui/section/card.tsx';
import { VisuallyHidden } from '#/ui/visually-hidden/visually-hidden.tsx';
import type { DeskStep } from '../desk.contract.ts';
import './desk-steps.css';

/** What is left before the site is one's own. Gone when everything is done or set aside. */
export function DeskSteps({ steps }: { steps: readonly DeskStep[] }) {
  const shown = steps.filter(({ IsDone, IsDismissed }) => IsDone || !IsDismissed);
  const open = shown.filter(({ IsDone }) => !IsDone);
  if (open.length === 0) return null;
  return (
    <Card
      title="开站清单"
      className="desk-steps"
      aside={
        <span className="desk-steps-aside">
          <span>
            已完成 <b>{shown.length - open.length}</b> / {shown.length}
          </span>
          <Dismiss step="all" label="不再显示" />
        </span>
      }
    >
      <ol>
        {shown.map(({ Key, Title, Text, Path, IsDone }) => (
          <li key={Key} data-done={IsDone || undefined}>
            <i aria-hidden="true">{IsDone && <Check size={14} />}</i>
            {IsDone ? (
              <p>
                {Title} <VisuallyHidden>（已完成）</VisuallyHidden>
              </p>
            ) : (
              <>
                <p>
                  <Link to={Path}>{Title}</Link>
                  <small>{Text}</small>
                </p>
                <Dismiss step={Key} label="忽略" about={Title} />
              </>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Dismiss({ step, label, about }: { step: string; label: string; about?: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="dismiss" />
      <input type="hidden" name="Key" value={step} />
      <Button type="submit" kind="quiet" size="sm" aria-label={about ? `${label}：${about}` : `${label}开站清单`}>
        {label}
      </Button>
    </Form>
  );
}
