import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'port-table',
  name: '常用端口表',
  type: 'Api文档',
  brief: '端口号与服务互查',
  description: '常见服务的默认端口：网页、邮件、数据库、远程登录、消息队列等，按端口号或服务名搜。',
  keywords: ['端口号', 'port', 'mysql端口', 'redis端口', '默认端口'],
  icon: 'ethernet-port',
  example: { input: '6379', output: 'Redis' },
  notes: ['1–1023 是系统端口，Linux 上普通用户不能监听。', '数据库和缓存的端口不要直接暴露在公网。'],
} as const satisfies ToolInfo;
