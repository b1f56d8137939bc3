import { AppError } from '#/platform/http/app-error.ts';

const refusedField = (code: string, Field: string, Message: string) =>
  new AppError(`robot.${code}`, 400, Message, { fields: [{ Field, Message }] });

export const unknownInterface = (name: string) =>
  refusedField('unknown_interface', 'interfaceName', `不支持的接口：${[...name].slice(0, 60).join('')}`);
export const badMessage = (message: string) => refusedField('bad_message', 'requestBody', message);
export const foreignCallback = () =>
  refusedField('foreign_callback', 'requestBody', '回调地址只能是本站的地址，留空即可');
export const badTimer = (message: string) => refusedField('bad_timer', 'timer', message);
export const badRule = (Field: string, message: string) => refusedField('bad_rule', Field, message);
export const robotNotFound = () => new AppError('robot.not_found', 404, '没有这个机器人，请先创建');
export const timerNotFound = () => new AppError('robot.timer_not_found', 404, '没有这个定时任务');
export const ruleNotFound = () => new AppError('robot.rule_not_found', 404, '没有这条回复规则');
export const messageNotFound = () => new AppError('robot.message_not_found', 404, '发件箱里没有这条消息，或它不能重发');
export const callbackNotFound = () => new AppError('http.unknown_endpoint', 404, '接口不存在');
export const badSecret = (message: string) => refusedField('bad_secret', 'secret', message);
export const badChannel = (field: string, message: string) => refusedField('bad_channel', field, message);
export const badCompose = (field: string, message: string) => refusedField('bad_message', field, message);
export const triggerNotFound = () => new AppError('robot.trigger_not_found', 404, '没有这个触发');
export const notWaiting = () => new AppError('robot.not_waiting', 404, '这个人没有在等人工，或已经过去很久');
export const badYear = (message: string) => refusedField('bad_year', 'text', message);
