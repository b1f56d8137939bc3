import { AppError } from '#/platform/http/app-error.ts';

const RETRY = { headers: { 'retry-after': '10' } };

export const ocrBusy = (waiting: number) =>
  new AppError('ocr.busy', 503, `已有 ${waiting} 张图片在排队识别，请过十几秒再试`, RETRY);
export const ocrClosed = () => new AppError('ocr.closed', 403, '本站没有开放图片识字');
export const ocrTooSlow = () => new AppError('ocr.too_slow', 422, '这张图片太复杂，没能认完，请裁掉多余的部分再试');
export const ocrFailed = () => new AppError('ocr.failed', 500, '识别程序出了问题，请再试一次，或手动填写');
export const ocrStopping = () => new AppError('ocr.stopping', 503, '网站正在重新启动，请稍后再试', RETRY);
export const pictureUnreadable = () => new AppError('ocr.unreadable', 400, '图片不完整或已损坏，请换一张');
