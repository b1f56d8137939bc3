import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'barcode',
  name: '条形码生成',
  type: '图片处理',
  brief: '商品码、快递码一键生成',
  description:
    '生成 Code 128、EAN-13、EAN-8、UPC-A、Code 39、ITF-14 和图书 ISBN 条形码，校验位自动算，可下载 SVG 或高清 PNG。',
  keywords: ['条码', '商品条码', 'ean13', 'code128', 'isbn', 'barcode'],
  icon: 'barcode',
  example: {
    input: '690123456789',
    output: '一张 EAN-13 条形码，数字是 6901234567892',
  },
} as const satisfies ToolInfo;
