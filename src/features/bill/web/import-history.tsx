import { Form, Link } from 'react-router';
import { Badge } from '#/ui/badge/badge.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Card } from '#/ui/section/card.tsx';
import type { ImportBatch } from '../bill-import.contract.ts';
import { STATE_TEXT, STATE_TONE } from './bill-import-text.ts';

interface Props {
  batches: readonly ImportBatch[];
  /** The one that is open above. */
  current: number | undefined;
}

export function ImportHistory({ batches, current }: Props) {
  if (batches.length === 0) return null;
  return (
    <Card title="最近的导入">
      <ul className="bill-import-history">
        {batches.map(({ Id, FileName, Source, State, New, CreatedTime }) => (
          <li key={Id} data-current={Id === current || undefined}>
            <span className="bill-import-name">
              <Link to={`/bill/import?batch=${Id}`}>{FileName}</Link>
              <small>
                {Source} · <span className="num">{CreatedTime.slice(0, 10)}</span> · {New.toLocaleString('zh-CN')} 笔
              </small>
            </span>
            <Badge tone={STATE_TONE[State]}>{STATE_TEXT[State]}</Badge>
            {(State === 'done' || State === 'failed') && (
              <Form method="post" action="/bill/import">
                <input type="hidden" name="Id" value={Id} />
                <Button type="submit" kind="line" size="sm" name="intent" value="undo" aria-label={`撤销 ${FileName}`}>
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
