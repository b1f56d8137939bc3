/** The fields of a bill as a form sends them. An unticked box sends nothing, which is an answer too. */
export function fieldsIn(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    Title: text('Title'),
    CreatedTime: text('CreatedTime'),
    RemindTime: text('RemindTime'),
    Category: text('Category'),
    Account: text('Account'),
    Expense: text('Expense'),
    Income: text('Income'),
    PredictIncome: text('PredictIncome'),
    IsDone: form.has('IsDone'),
    Remark: text('Remark'),
  };
}

export interface Names {
  categories: readonly string[];
  accounts: readonly string[];
  tags: readonly string[];
}

/** Yuan as a field shows it: nothing for nothing, so that a number can be typed at once. */
export function amountValue(yuan: number): string {
  return yuan === 0 ? '' : yuan.toFixed(2);
}
