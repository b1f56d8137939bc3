import { AppError } from '#/platform/http/app-error.ts';

export const noTitle = () => new AppError('shelf.no_title', 404, '没有这一部，可能已经下架');
export const notThere = () => new AppError('shelf.not_there', 400, '先选想看、在看或看过，再写日期和备注');
export const shelfFull = (most: number) =>
  new AppError('shelf.full', 409, `书架上最多放 ${most.toLocaleString('zh-CN')} 部，先拿下一些`);
export const inFuture = () =>
  new AppError('shelf.future', 400, '日期不能晚于今天', {
    fields: [{ Field: 'Day', Message: '日期不能晚于今天' }],
  });
