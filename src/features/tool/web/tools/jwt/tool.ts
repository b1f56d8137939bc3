import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'jwt',
  name: 'JWT 解析',
  type: '代码处理',
  brief: '解开、验签和签发令牌',
  description:
    '解开 JWT 看头部和内容，过期时间换成北京时间；填密钥或公钥验证签名（HS、RS、PS、ES、EdDSA），也能签发 HS 令牌。',
  keywords: ['jwt', 'token', '令牌', 'jwt解析', '验签', 'jws'],
  icon: 'ticket',
  example: {
    input:
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
    output: '{\n  "sub": "1234567890",\n  "name": "John Doe",\n  "iat": 1516239022\n}',
  },
  weight: 55,
  notes: ['令牌和密钥都不写进网址，也不离开页面。'],
} as const satisfies ToolInfo;
