import { eventKind } from '#/platform/event/event-kind.ts';

const facts = { line: { name: '情况', example: '磁盘只剩 3.2 GB' } };

export const diskLow = eventKind({ name: 'health.disk_low', title: '磁盘快满了', audience: 'operators', facts });
export const jobsFailed = eventKind({ name: 'jobs.failed', title: '后台任务失败', audience: 'operators', facts });

export const healthEvents = [diskLow, jobsFailed];
