import { AppError } from '#/platform/http/app-error.ts';

export const sourceNotFound = () => new AppError('collection.source_not_found', 404, '没有这个采集源');
export const sourceTaken = () => new AppError('collection.source_taken', 409, '已经有同名或同地址的采集源');
export const badAddress = () =>
  new AppError('collection.bad_address', 400, '地址不正确，请填写 http(s) 开头的采集接口');
export const addressLost = () =>
  new AppError('collection.address_lost', 409, '采集源的地址打不开（密钥不同），请重新填写');
export const badSchedule = () => new AppError('collection.bad_schedule', 400, '定时规则不正确，请写成“0 3 * * *”这样');
export const sourceFailed = (message: string) => new AppError('collection.source_failed', 502, message);
export const runNotFound = () => new AppError('collection.run_not_found', 404, '没有这次采集');
export const runBusy = () => new AppError('collection.run_busy', 409, '这个采集源正在采集，请等它完成或先停止');
export const runEnded = () => new AppError('collection.run_ended', 409, '这次采集已经结束');
export const nothingGone = () => new AppError('collection.nothing_gone', 409, '没有收起的剧集可以放回');
export const playerNotFound = () => new AppError('collection.player_not_found', 404, '没有这个播放器');
export const fileUnreadable = (message: string) => new AppError('collection.file_unreadable', 400, message);

/** What goes wrong with a source's answer, told by the process that reads it. */
export const SOURCE_CLOSED = 'collection.source_closed';
export const sourceClosed = () => new AppError(SOURCE_CLOSED, 502, '对方关闭了采集接口');
export const badAnswer = (message: string) => new AppError('collection.bad_answer', 502, message);
export const tooManyItems = (count: number) => badAnswer(`一页有 ${count} 条，太多了，不是采集接口的格式`);

export const importNotFound = () =>
  new AppError('collection.import_not_found', 404, '没有这次导入，也可能已经过了 30 天');
const BUSY: Record<string, string> = {
  ready: '这个文件还没有写入',
  writing: '正在写入，请等它完成',
  undoing: '正在撤销，请等它完成',
  done: '这个文件已经写入',
  undone: '这次导入已经撤销',
};

export const importBusy = (state: string) =>
  new AppError('collection.import_busy', 409, BUSY[state] ?? '这次导入还不能这样做');
export const importReading = () => new AppError('collection.import_reading', 409, '上一个文件还在读，请等它读完');
