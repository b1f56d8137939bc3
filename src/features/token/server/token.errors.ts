import { AppError, badInput } from '#/platform/http/app-error.ts';

export const tokenExpired = () => new AppError('token.expired', 400, '到期时间已经过去，请选以后的时间');
export const tooManyTokens = (most: number) => new AppError('token.full', 409, `最多 ${most} 个令牌，请先撤销不用的`);
export const unknownScope = (scope: string) =>
  new AppError(
    'token.unknown_scope',
    400,
    `没有“${scope}”这个权限`,
    badInput([{ Field: 'Scopes', Message: `没有“${scope}”这个权限` }]).details,
  );
export const noSuchToken = () => new AppError('token.not_found', 404, '没有这个令牌，可能已经撤销');
