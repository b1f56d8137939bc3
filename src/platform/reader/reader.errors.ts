import { AppError } from '#/platform/http/app-error.ts';

export const tooHeavy = () =>
  new AppError('document.too_heavy', 422, '内容太大或太复杂，没能读完，请换一个小一些、简单一些的');

export const readersBusy = () =>
  new AppError('document.busy', 503, '正在读取的内容太多，请稍后再试', { headers: { 'retry-after': '5' } });

export const readersStopping = () =>
  new AppError('document.stopping', 503, '服务正在重启，请稍后再试', { headers: { 'retry-after': '5' } });

export const unreadable = () => new AppError('document.unreadable', 422, '内容没法读取，可能已损坏或格式不对');

/** A failure that is not the document's fault: it never had its turn. */
export function isNoVerdict(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'document.busy' || error.code === 'document.stopping');
}
