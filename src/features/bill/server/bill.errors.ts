import { AppError, badInput } from '#/platform/http/app-error.ts';

export const billNotFound = () => new AppError('bill.not_found', 404, '没有这笔账单');
export const alreadyDone = () => new AppError('bill.already_done', 409, '这笔账单已经完成了');
export const tooManyBills = () => new AppError('bill.too_many', 409, '账单已经到 50 万笔的上限，请先导出并清理旧账单');
export const badField = (Field: string, Message: string) => badInput([{ Field, Message }]);
export const calendarNotFound = () => new AppError('bill.calendar_not_found', 404, '日历订阅地址已失效');
