export interface Palette {
  readonly bg: string;
  readonly mid: string;
  readonly highlight: string;
  readonly ink: string;
}

function pigment(bg: string, mid: string, highlight: string, ink: string): Palette {
  return { bg, mid, highlight, ink };
}

/** Named after traditional pigments. Links hold the position, so new ones go to the end. */
export const PALETTES: readonly [Palette, ...Palette[]] = [
  pigment('#1d2c42', '#3f5b78', '#e8664a', '#f3ead8'), // 石青夜
  pigment('#123c36', '#2b6255', '#e9b44c', '#eef0e2'), // 松绿
  pigment('#6f1d2e', '#94383f', '#f0c27b', '#fbeee0'), // 胭脂
  pigment('#dbe5e7', '#b3c7cc', '#d4432b', '#1d2a35'), // 月白
  pigment('#e2b052', '#cf9036', '#8a2f1b', '#2a1c10'), // 缃黄
  pigment('#17191d', '#2f343b', '#ef5340', '#ece9e2'), // 松烟
  pigment('#372a4c', '#5f4a77', '#f2945a', '#f4e9ee'), // 紫棠
  pigment('#1b527f', '#3b7198', '#f4cb61', '#f4f8f5'), // 靛蓝
  pigment('#efe4cf', '#d9c9a8', '#246f6c', '#2b2a26'), // 缣素
  pigment('#c54a23', '#a93817', '#fbe0bd', '#fff8ee'), // 朱砂
  pigment('#465b4f', '#5d7466', '#f0d9a0', '#f7f6ec'), // 苍绿
  pigment('#12223d', '#2a426a', '#f58153', '#f6ecd6'), // 黛蓝
  pigment('#ead9d4', '#d8b7b1', '#7b2237', '#33161d'), // 藕荷
  pigment('#0f3f4f', '#24636f', '#f6d6a0', '#eef7f4'), // 鸦青
  pigment('#f2efe8', '#d8d4c8', '#1f4f7a', '#1f2326'), // 铅白
  pigment('#c9d6c4', '#a5b89f', '#b5432a', '#22301f'), // 艾绿
  pigment('#2b2622', '#4a423b', '#e0a95c', '#f3ebdf'), // 墨褐
  pigment('#8f3f2b', '#a95a40', '#f4d9a6', '#fff2e2'), // 赭石
  pigment('#cfd9e8', '#abbcd6', '#cf5c26', '#1d2a44'), // 霁色
  pigment('#234a3a', '#3d6b55', '#ef8f6b', '#f1f3e6'), // 石绿
  pigment('#f0cfa0', '#e2b47c', '#16525a', '#2e2013'), // 杏黄
  pigment('#5a2a45', '#7d4463', '#f3b75f', '#faeaf0'), // 绛紫
  pigment('#f2c53d', '#dba520', '#c33a22', '#1b1a17'), // 藤黄
  pigment('#b92d22', '#931d17', '#f7c98b', '#fff3e6'), // 银朱
  pigment('#b9d8cd', '#8fbcae', '#d2492f', '#16352f'), // 青瓷
  pigment('#f3bcab', '#e4927f', '#2b3a66', '#2a1c2b'), // 桃红
  pigment('#edebe4', '#cbc8be', '#c23a24', '#15161a'), // 墨白
  pigment('#28398c', '#4658b4', '#ffcf5c', '#f6f3ff'), // 群青
  pigment('#136e72', '#217679', '#ffd99a', '#f2fbf7'), // 湖蓝
  pigment('#5c3b22', '#7c5636', '#f0b355', '#fbf0de'), // 生褐
  pigment('#c9c3d8', '#a69fbd', '#4a2f73', '#241a38'), // 灰紫
  pigment('#e0694a', '#d4603e', '#1d2e4a', '#22120c'), // 砖红
];

/** The colours of a palette number; any whole number is taken round the list. */
export function paletteAt(index: number): Palette {
  return PALETTES[Math.abs(index) % PALETTES.length] ?? PALETTES[0];
}
