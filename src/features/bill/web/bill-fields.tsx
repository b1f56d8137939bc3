import { type RefObject, useId } from 'react';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { Field } from '#/ui/field/field.tsx';
import type { Names } from './bill-form.ts';

export type BillValues = Record<
  'Title' | 'CreatedTime' | 'RemindTime' | 'Category' | 'Account' | 'Expense' | 'Income' | 'PredictIncome' | 'Remark',
  string
> & { IsDone: boolean };

interface Props {
  values: BillValues;
  names: Names;
  title?: RefObject<HTMLInputElement | null>;
}

/** The fields of one bill, in the order in which they are typed. */
export function BillFields({ values, names, title }: Props) {
  const id = useId();
  const money = { inputMode: 'decimal', autoComplete: 'off', placeholder: '0.00' } as const;
  return (
    <div className="bill-fields">
      <Field
        className="bill-fields-title"
        label="事项"
        name="Title"
        size="sm"
        maxLength={100}
        autoComplete="off"
        placeholder="买了什么，或者谁付的钱"
        defaultValue={values.Title}
        {...(title && { ref: title })}
      />
      <Field label="支出" name="Expense" size="sm" defaultValue={values.Expense} {...money} />
      <Field label="收入" name="Income" size="sm" defaultValue={values.Income} {...money} />
      <Field
        label="分类"
        name="Category"
        size="sm"
        maxLength={30}
        autoComplete="off"
        placeholder="其他"
        list={`${id}categories`}
        defaultValue={values.Category}
      />
      <Field
        label="账户"
        name="Account"
        size="sm"
        maxLength={30}
        autoComplete="off"
        placeholder="默认账户"
        list={`${id}accounts`}
        defaultValue={values.Account}
      />
      <Field label="日期" name="CreatedTime" size="sm" type="date" defaultValue={values.CreatedTime} />
      <Field label="预计收入" name="PredictIncome" size="sm" defaultValue={values.PredictIncome} {...money} />
      <Field label="提醒日期" name="RemindTime" size="sm" type="date" defaultValue={values.RemindTime} />
      <Field
        label="备注"
        name="Remark"
        size="sm"
        maxLength={500}
        autoComplete="off"
        placeholder="可写标签：#出差"
        defaultValue={values.Remark}
      />
      <Checkbox name="IsDone" defaultChecked={values.IsDone} className="bill-fields-done">
        已完成
      </Checkbox>
      <Suggestions id={`${id}categories`} names={names.categories} />
      <Suggestions id={`${id}accounts`} names={names.accounts} />
    </div>
  );
}

function Suggestions({ id, names }: { id: string; names: readonly string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
