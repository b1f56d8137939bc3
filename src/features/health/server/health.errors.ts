import { AppError } from '#/platform/http/app-error.ts';

export const unknownAlarm = () => new AppError('health.unknown_alarm', 404, '没有这个提醒，请刷新页面再试');
export const roomMissing = () => new AppError('health.room_missing', 400, '选了机器人，还要选发到哪个群');
export const unknownRobot = () => new AppError('health.unknown_robot', 400, '这个机器人或群已经不在了，请重新选择');
