import { Form, Link } from 'react-router';
import { Badge } from '#/ui/badge/badge.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Card } from '#/ui/section/card.tsx';
import type { ItemBatch } from '../market-batch.contract.ts';
import { countText, STATE_TEXT, STATE_TONE } from './batch-text.ts';

interface Props {
  batches: readonly ItemBatch[];
  /** The one that is open above. */
  current: number | undefined;
}

export function BatchHistory({ batches, current }: Props) {
  if (batches.length === 0) return null;
  return (
    <Card title="最近的导入与批量" aside="30 天内可以撤销">
      <ul className="item-batches">
        {batches.map(({ Id, Name, Kind, State, Add, Change, CreatedTime }) => (
          <li key={Id} data-current={Id === current || undefined}>
            <span className="item-batch-name">
              <Link to={`/market/admin/search/data/import?batch=${Id}`}>{Name}</Link>
              <small>
                {Kind === 'import'
                  ? `新增 ${countText(Add)} 件，更新 ${countText(Change)} 件`
                  : `${countText(Change)} 件`}{' '}
                · <span className="num">{CreatedTime.slice(0, 16).replace('T', ' ')}</span>
              </small>
            </span>
            <Badge tone={STATE_TONE[State]}>{STATE_TEXT[State]}</Badge>
            {(State === 'done' || State === 'failed') && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="Batch" value={Id} />
                <Button type="submit" kind="line" size="sm" name="intent" value="undo" aria-label={`撤销 ${Name}`}>
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
