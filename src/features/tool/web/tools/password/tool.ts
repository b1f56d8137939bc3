import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'password',
  name: '密码生成器',
  type: '生活工具',
  brief: '生成别人猜不到的密码',
  description:
    '用浏览器的安全随机数生成密码，长度和字符种类自己定，可以避开容易看错的字符，并估算强度。密码只在本页产生，不上传不保存。',
  keywords: ['随机密码', '强密码', 'password', '密码强度', '口令'],
  icon: 'key-round',
  example: { input: '16 位，大小写字母、数字和符号', output: '例如 q7$Kd!2vWm9(Zr=A，强度约 102 比特（非常强）' },
  weight: 55,
} as const satisfies ToolInfo;
