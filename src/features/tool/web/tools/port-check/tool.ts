import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'port-check',
  name: '端口检测',
  type: '站长工具',
  brief: '网页端口是否可达',
  description: '从我们的服务器连一连你的网站，看 80、443、8080、8443 端口通不通、要多久，分清是拒绝连接还是没有回应。',
  keywords: ['端口', 'port', 'telnet', '连通性', '80', '443'],
  icon: 'plug',
  example: { input: 'example.com', output: '443　通（38 ms）\n8080　没有回应' },
  runsOn: 'server',
  accepts: ['domain', 'url'],
  notes: [
    '只测网页常用的四个端口，避免被用来扫描别人。',
    '“没有回应”多半是被防火墙丢弃，“拒绝连接”说明主机在、端口没开。',
  ],
} as const satisfies ToolInfo;
