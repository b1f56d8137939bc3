import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { Badge } from '#/ui/badge/badge.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Card } from '#/ui/section/card.tsx';
import { STATE_TONE, type StagedState, stateText } from './staged-text.ts';
import './staged.css';

interface Props {
  title: string;
  /** The page that shows one of them, and takes it back. */
  path: string;
  deed: string;
  batches: readonly { Id: number; State: StagedState; name: string; note: ReactNode }[];
  /** The one that is open above. */
  current: number | undefined;
}

export function StagedHistory({ title, path, deed, batches, current }: Props) {
  if (batches.length === 0) return null;
  return (
    <Card title={title} aside="30 天内可以撤销">
      <ul className="staged-history">
        {batches.map(({ Id, State, name, note }) => (
          <li key={Id} data-current={Id === current || undefined}>
            <span className="staged-name">
              <Link to={`${path}?batch=${Id}`}>{name}</Link>
              <small>{note}</small>
            </span>
            <Badge tone={STATE_TONE[State]}>{stateText(State, deed)}</Badge>
            {(State === 'done' || State === 'failed') && (
              <Form method="post" action={path} preventScrollReset>
                <input type="hidden" name="Batch" value={Id} />
                <Button type="submit" kind="line" size="sm" name="intent" value="undo" aria-label={`撤销 ${name}`}>
                  撤销
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
