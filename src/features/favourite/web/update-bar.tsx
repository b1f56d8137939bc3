import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Chip } from '#/ui/chip/chip.tsx';
import { FAVOURITE } from '../favourite-types.pure.ts';
import { favouritePath } from './favourite-view.ts';
import './update-bar.css';

interface Props {
  total: number;
  updates: number;
  isUpdatedOnly: boolean;
}

/** All titles, or those with something new. */
export function UpdateBar({ total, updates, isUpdatedOnly }: Props) {
  return (
    <div className="update-bar">
      <Chip to={favouritePath({})} current={!isUpdatedOnly} count={total}>
        全部
      </Chip>
      <Chip to={favouritePath({ isUpdatedOnly: true })} current={isUpdatedOnly} count={updates}>
        有更新
      </Chip>
      {updates > 0 && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="seen" />
          <input type="hidden" name="Type" value={FAVOURITE.any} />
          <Button kind="quiet" size="sm" type="submit">
            全部标为看过
          </Button>
        </Form>
      )}
    </div>
  );
}
