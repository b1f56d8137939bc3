import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'rsa',
  name: 'RSA 加解密',
  type: '代码处理',
  brief: '生成密钥、加密和签名',
  description:
    '生成 1024 到 4096 位的 RSA 密钥对（PEM），用公钥加密、私钥解密（OAEP 或 PKCS#1 v1.5），或用私钥签名、公钥验签。PKCS#8、PKCS#1 的密钥和证书都能读，全部由浏览器计算。',
  keywords: ['rsa', '公钥', '私钥', '密钥对', '非对称加密', '签名', '验签', 'pem', 'jsencrypt', 'pkcs1'],
  icon: 'key-square',
  example: {
    input: '搜罗',
    output: '用公钥加密后是一段 Base64，只有私钥能解开',
  },
  notes: [
    'JSEncrypt 和 Java 的 RSA/ECB/PKCS1Padding 用的是 PKCS#1 v1.5；新系统请用 OAEP。',
    '分段加密的长内容可以直接解密，每段和密钥一样长。',
  ],
} as const satisfies ToolInfo;
