export const SHAPES = [
  { value: '1:1', label: '1 : 1 正方形' },
  { value: '4:3', label: '4 : 3' },
  { value: '3:4', label: '3 : 4' },
  { value: '16:9', label: '16 : 9' },
  { value: '9:16', label: '9 : 16 手机壁纸' },
  { value: '3:2', label: '3 : 2' },
  { value: '2.35:1', label: '2.35 : 1 公众号头图' },
  { value: '295x413', label: '一寸照 295 × 413' },
  { value: '413x579', label: '二寸照 413 × 579' },
  { value: '358x441', label: '身份证照 358 × 441' },
] as const;

export interface Shape {
  ratio: number;
  /** Photos for documents have a size, not only a shape. */
  exact?: { width: number; height: number };
}

export function shapeOf(name: (typeof SHAPES)[number]['value']): Shape {
  const [width = 1, height = 1] = name.split(/[:x]/).map(Number);
  return { ratio: width / height, ...(name.includes('x') && { exact: { width, height } }) };
}
