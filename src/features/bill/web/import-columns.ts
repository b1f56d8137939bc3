/** What a column of a table may be, and how that is said. */
export const COLUMN_MEANINGS = [
  { value: 'Date', label: '日期' },
  { value: 'Amount', label: '金额' },
  { value: 'In', label: '收入金额' },
  { value: 'Out', label: '支出金额' },
  { value: 'Direction', label: '收或支' },
  { value: 'Title', label: '说明' },
  { value: 'Payee', label: '对方' },
  { value: 'OrderNo', label: '单号' },
] as const;

export const columnField = (index: number) => `column-${index}`;

/** The mapping that a form describes: each meaning with the name of its column. */
export function mappingIn(form: FormData, columns: readonly string[]) {
  const text = (name: string) => String(form.get(name) ?? '');
  const chosen: Record<string, string> = {};
  for (const [index, column] of columns.entries()) {
    const meaning = text(columnField(index));
    if (COLUMN_MEANINGS.some(({ value }) => value === meaning)) chosen[meaning] ??= column;
  }
  return { Date: '', ...chosen, DateFormat: text('DateFormat'), Sign: text('Sign') };
}
