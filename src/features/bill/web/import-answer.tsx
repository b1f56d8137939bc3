import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import type { ImportRow } from '../bill-import.contract.ts';

/** What a row may be said to be, and what it is now. */
function answersTo({ Same, State, Class, Amount }: ImportRow) {
  if (Same)
    return [
      { as: 'join', label: '是同一笔', isNow: State === 'double' },
      { as: 'keep', label: '是两笔，都记', isNow: State === 'new' },
      { as: 'skip', label: '不导入', isNow: State === 'skipped' },
    ];
  if (Amount === 0) return [];
  return [
    { as: 'expense', label: '是支出', isNow: Class === 'expense' },
    { as: 'income', label: '是收入', isNow: Class === 'income' },
    { as: 'transfer', label: '是转账', isNow: Class === 'transfer' },
    { as: 'skip', label: '不导入', isNow: State === 'skipped' },
  ];
}

/** Works without a script: every answer is a button of a form. */
export function ImportAnswer({ batch, row }: { batch: number; row: ImportRow }) {
  return (
    <Form method="post" className="bill-import-answer" preventScrollReset aria-label={`第 ${row.Line} 行算作什么`}>
      <input type="hidden" name="Batch" value={batch} />
      <input type="hidden" name="Place" value={row.Place} />
      <input type="hidden" name="intent" value="answer" />
      {answersTo(row).map(({ as, label, isNow }) => (
        <Button
          key={as}
          type="submit"
          size="sm"
          kind={isNow ? 'solid' : 'line'}
          name="As"
          value={as}
          aria-pressed={isNow}
        >
          {label}
        </Button>
      ))}
    </Form>
  );
}
