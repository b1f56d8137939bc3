import { AppError } from '#/platform/http/app-error.ts';

export const wrongLogin = () => new AppError('account.wrong_login', 400, '用户名或密码不正确');
