import { z } from 'zod';
import { flag, id, optionalText, text, words } from '#/contract/fields.ts';
import { amountFault, readAmount } from './amount.pure.ts';
import { ALL, DONE_FILTERS, SORTS } from './bill-names.pure.ts';
import { type Moment, readMoment } from './moment.pure.ts';

/** Yuan on the wire, whole fen behind it. */
export const amount = (name: string) =>
  z.union([z.number(), z.string()], `${name}请填数字`).transform((value, check) => {
    const fen = readAmount(value);
    if (typeof fen === 'number') return fen;
    check.addIssue(amountFault(name, fen));
    return z.NEVER;
  });

/** The same, but what is owed is below nothing. */
export const signedYuan = (name: string) =>
  z.union([z.number(), z.string()], `${name}请填数字`).transform((value, check) => {
    const text = String(value)
      .normalize('NFKC')
      .trim()
      .replace(/^[−－]/, '-');
    const fen = readAmount(text.replace(/^-/, ''));
    if (typeof fen === 'number' && text !== '') return text.startsWith('-') ? 0 - fen : fen;
    check.addIssue(typeof fen === 'number' ? `请填写${name}` : amountFault(name, fen));
    return z.NEVER;
  });

/** 2026-11; anything else comes from an edited address and means this month. */
export const month = z
  .string()
  .regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/)
  .optional()
  .catch(undefined);

const wrongDay = (name: string) => `${name}不正确，请写成 2026-11-15 这样`;

export const moment = (name: string) =>
  z.string(`请填写${name}`).transform((value, check): Moment => {
    const read = readMoment(value);
    if (read) return read;
    check.addIssue(value.trim() === '' ? `请填写${name}` : wrongDay(name));
    return z.NEVER;
  });

/** An empty field of a form is the same as none. */
const orNone = <Schema extends z.ZodType>(schema: Schema, message: string) =>
  z.union([z.literal('').transform(() => undefined), schema], message).optional();

const optionalMoment = (name: string) =>
  z
    .string(`${name}格式不正确`)
    .optional()
    .transform((value, check): Moment | undefined => {
      if (value === undefined || value.trim() === '') return undefined;
      const read = readMoment(value);
      if (read) return read;
      check.addIssue(wrongDay(name));
      return z.NEVER;
    });

const notAll = <Schema extends z.ZodType<string>>(schema: Schema, label: string) =>
  schema.refine((value) => value !== ALL, `“${ALL}”是筛选用的名字，请换一个${label}`);

/** Of a category or an account; empty means none. */
export const name = (label: string) => notAll(optionalText(label, 30), label);

const shared = {
  Category: name('分类').optional(),
  Account: name('账户').optional(),
  RemindTime: optionalMoment('提醒日期'),
  IsDone: orNone(flag, '请填是或否'),
  Expense: amount('支出').optional(),
  Income: amount('收入').optional(),
  PredictIncome: amount('预计收入').optional(),
  Remark: optionalText('备注', 500).optional(),
};

/** Made by the client, the same each time it sends this: however often it arrives, it is noted once. */
const clientKey = z
  .string()
  .regex(/^[\w-]{8,64}$/, 'ClientKey 应为 8 到 64 位的字母、数字或横线')
  .optional();

export const NewBill = z.object({
  Title: text('事项', 100),
  CreatedTime: moment('日期'),
  ...shared,
  ClientKey: clientKey,
});

export const account = (label: string) => notAll(text(label, 30), label);

export const NewTransfer = z
  .object({
    From: account('转出账户'),
    To: account('转入账户'),
    Amount: amount('金额').refine((fen) => fen > 0, '金额应大于 0'),
    CreatedTime: moment('日期'),
    Title: optionalText('事项', 100).optional(),
    ClientKey: clientKey,
  })
  .refine(({ From, To }) => From !== To, { path: ['To'], message: '转出和转入不能是同一个账户' });

export const Transfer = z.object({
  Id: z.int(),
  Title: z.string(),
  From: z.string(),
  To: z.string(),
  Amount: z.number(),
  CreatedTime: z.string(),
});
export const ChangedBill = z.object({
  Id: id,
  Title: text('事项', 100).optional(),
  CreatedTime: moment('日期').optional(),
  ...shared,
});

const filterName = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === ALL || value === '' ? undefined : value));

export const billFilter = {
  category: filterName,
  account: filterName,
  done: orNone(z.enum(DONE_FILTERS), '状态只能是全部、完成或未完成').transform((value) =>
    value === undefined || value === ALL ? undefined : value === '完成',
  ),
  from: optionalMoment('开始日期'),
  to: optionalMoment('结束日期'),
  words,
};

/** An unknown order comes from an edited address and means the usual one. */
export const sort = z.enum(SORTS).optional().catch(undefined);

export const Bill = z.object({
  Id: z.int(),
  Title: z.string(),
  Category: z.string(),
  Account: z.string(),
  CreatedTime: z.string(),
  RemindTime: z.string(),
  IsDone: z.boolean(),
  IsOverdue: z.boolean(),
  Expense: z.number(),
  Income: z.number(),
  PredictIncome: z.number(),
  /** The forecast before the bill was marked done. */
  PredictOriginal: z.number().nullable(),
  Profit: z.number(),
  Remark: z.string(),
});

export const Totals = z.object({
  Expense: z.number(),
  Income: z.number(),
  Profit: z.number(),
  PredictIncome: z.number(),
  ReceiptProfit: z.number(),
});

export type Bill = z.output<typeof Bill>;
export type Totals = z.output<typeof Totals>;
export type Transfer = z.output<typeof Transfer>;
export type NewTransferFields = z.output<typeof NewTransfer>;
export type NewBillFields = z.output<typeof NewBill>;
export type ChangedBillFields = z.output<typeof ChangedBill>;
