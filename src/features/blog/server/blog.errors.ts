import { AppError } from '#/platform/http/app-error.ts';

export const articleNotFound = () => new AppError('blog.not_found', 404, '没有这篇文章');
export const termNotFound = () => new AppError('blog.term_not_found', 404, '没有这个分类或标签');
export const blogUnreachable = () =>
  new AppError('blog.unreachable', 503, '博客暂时打不开，请稍后再来', { headers: { 'retry-after': '30' } });
export const writtenElsewhere = () =>
  new AppError('blog.written_elsewhere', 409, '文章在另一个博客里管理，请到那里修改');
export const slugTaken = () => new AppError('blog.slug_taken', 409, '这个地址已有文章，请换一个');
export const slugReserved = () => new AppError('blog.slug_reserved', 400, '这个地址留给了博客本身，请换一个');
export const nothingToPublish = () => new AppError('blog.nothing_to_publish', 409, '没有尚未发布的修改');
export const draftConflict = () => new AppError('blog.draft_conflict', 409, '别处刚改过这篇文章，请刷新后再保存');
