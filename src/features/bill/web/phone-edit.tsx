import { Drawer } from '#/ui/drawer/drawer.tsx';
import type { Bill } from '../bill-fields.contract.ts';
import { BillEditForm } from './bill-edit-row.tsx';
import type { Names } from './bill-form.ts';

/** All fields of a bill, from below. */
export function PhoneEdit({ bill, names, onClose }: { bill: Bill | undefined; names: Names; onClose: () => void }) {
  return (
    <Drawer open={bill !== undefined} onClose={onClose} title="修改账单">
      {bill && <BillEditForm key={bill.Id} bill={bill} names={names} onClose={onClose} />}
    </Drawer>
  );
}
