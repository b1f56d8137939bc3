import { AppError } from '#/platform/http/app-error.ts';

export const noTitle = () => new AppError('shelf.no_title', 404, '没有这一部，可能已经下架');
export const notThere = () => new AppError('shelf.not_there', 400, '先选想看、在看或看过，再写日期和备注');
export const shelfFull = (most: number) =>
  new AppError('shelf.full', 409, `书架上最多放 ${most.toLocaleString('zh-CN')} 部，先拿下一些`);
export const inFuture = () =>
  new AppError('shelf.future', 400, '日期不能晚于今天', {
    fields: [{ Field: 'Day', Message: '日期不能晚于今天' }],
  });
export const noList = () => new AppError('shelf.no_list', 404, '没有这个片单，或者它不公开');
export const listsFull = (most: number) => new AppError('shelf.lists_full', 409, `最多建 ${most} 个片单，先删掉一些`);
export const listFull = (most: number) => new AppError('shelf.list_full', 409, `一个片单最多放 ${most} 部`);
export const followsFull = (most: number) => new AppError('shelf.follows_full', 409, `最多关注 ${most} 个片单`);
export const listWords = () =>
  new AppError('shelf.list_words', 400, '名字或介绍里有不能公开的词，改一改，或者设为只有自己看');
export const importNotFound = () => new AppError('shelf.import_not_found', 404, '没有这次导入，或者这一行已经定了');
export const importBusy = (state: string) =>
  new AppError('shelf.import_busy', 409, state === 'done' ? '这次导入已经写好了' : '这次导入正在处理，稍等一下');
export const importReading = () => new AppError('shelf.import_reading', 409, '上一个文件还在读，读完再来');
export const importUnreadable = (why: string) => new AppError('shelf.import_unreadable', 400, why);
