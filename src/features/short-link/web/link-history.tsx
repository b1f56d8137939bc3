import { RotateCcw } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Card } from '#/ui/section/card.tsx';
import type { OwnLink } from '../short-owner.contract.ts';
import { shownAddress } from './shown-address.ts';

/** Where a link led before, each with the way back. */
export function LinkHistory({ link: { History } }: { link: OwnLink }) {
  if (History.length === 0) return null;
  return (
    <Card title="改过的指向" aside={`${History.length} 次`}>
      <ol className="link-history">
        {History.map(({ Id, Until, Url, Rules }) => (
          <li key={Id}>
            <span>
              {shownAddress(Url)}
              {Rules.length > 0 && <small>，{Rules.length} 条规则</small>}
              <small className="num">到 {Until.slice(0, 16).replace('T', ' ')} 为止</small>
            </span>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="form" value="rules" />
              <input type="hidden" name="Url" value={Url} />
              <input type="hidden" name="Rules" value={JSON.stringify(Rules)} />
              <Button type="submit" kind="line" size="sm" icon={<RotateCcw aria-hidden />}>
                改回这里
              </Button>
            </Form>
          </li>
        ))}
      </ol>
    </Card>
  );
}
