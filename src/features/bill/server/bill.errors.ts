import { AppError, badInput } from '#/platform/http/app-error.ts';

export const billNotFound = () => new AppError('bill.not_found', 404, '没有这笔账单');
export const transferNotFound = () => new AppError('bill.transfer_not_found', 404, '没有这笔转账');
export const recurringNotFound = () => new AppError('bill.recurring_not_found', 404, '没有这个周期账单');
export const tooManyRecurring = (most: number) =>
  new AppError('bill.recurring_too_many', 409, `周期账单最多 ${most} 个，请先删去不用的`);
export const alreadyDone = () => new AppError('bill.already_done', 409, '这笔账单已经完成了');
export const tooManyBills = () => new AppError('bill.too_many', 409, '账单已经到 50 万笔的上限，请先导出并清理旧账单');
export const badField = (Field: string, Message: string) => badInput([{ Field, Message }]);
export const calendarNotFound = () => new AppError('bill.calendar_not_found', 404, '日历订阅地址已失效');
export const importNotFound = () => new AppError('bill.import_not_found', 404, '没有这次导入');
export const unreadable = (Message: string) =>
  new AppError('bill.import_unreadable', 400, Message, { fields: [{ Field: 'file', Message }] });

export const noAnswer = () => new AppError('bill.import_answer', 400, '这一行不能这样改，请刷新后再看');
export const badPassword = (Message: string) =>
  new AppError('bill.import_password', 400, Message, { fields: [{ Field: 'Password', Message }] });
export const noMapping = () => new AppError('bill.import_busy', 409, '这个文件的格式是认得的，不用对应各列');

export const stillReading = () =>
  new AppError('bill.import_reading', 409, '上一个文件还没有读完，请等它读完再选下一个');

const BUSY: Record<string, string> = {
  reading: '正在读取，请等它读完',
  mapping: '请先说明各列是什么',
  writing: '正在入账，请等它完成',
  undoing: '正在撤销，请等它完成',
  done: '这次导入已经入账',
  undone: '这次导入已经撤销，请重新选择文件',
};
export const importBusy = (state: string) =>
  new AppError('bill.import_busy', 409, BUSY[state] ?? '这次导入还不能这样做');
