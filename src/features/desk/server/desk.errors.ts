import { AppError } from '#/platform/http/app-error.ts';

export const jobNotDead = () =>
  new AppError('desk.job_not_dead', 409, '这个任务不在失败列表里，或同样的任务已经在排队');
export const unknownStep = () => new AppError('desk.unknown_step', 404, '清单里没有这一步');
