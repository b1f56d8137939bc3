import { AppError } from '#/platform/http/app-error.ts';

export const providerOff = () => new AppError('provider.off', 409, '先把这个资料库打开');
export const providerNoKey = () => new AppError('provider.no_key', 409, '先填上这个资料库的密钥');
export const providerBusy = () => new AppError('provider.busy', 409, '上一次还没有完，等它完了或先停下');
export const unknownTitle = () => new AppError('provider.unknown_title', 404, '没有这部待确认的片目');
