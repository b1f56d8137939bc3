import { AppError } from '#/platform/http/app-error.ts';

export const toolNotFound = () => new AppError('tool.not_found', 404, '没有这个工具');
export const urlTaken = () =>
  new AppError('tool.url_taken', 409, '这个短名已经有工具在用', {
    fields: [{ Field: 'Url', Message: '这个短名已经有工具在用' }],
  });
export const unknownIcon = () =>
  new AppError('tool.unknown_icon', 400, '没有这个图标，请填 lucide 的图标名', {
    fields: [{ Field: 'Icon', Message: '没有这个图标，请填 lucide 的图标名' }],
  });
