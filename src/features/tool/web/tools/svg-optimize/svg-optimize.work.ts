import { optimize } from 'svgo/browser';
import { ToolFault } from '../../frame/tool-fault.pure.ts';

export interface SvgOptions {
  /** Digits behind the point. */
  precision: number;
  pretty: boolean;
  keepIds: boolean;
  /** Width and height go, the view box stays: the picture then grows with its place. */
  dropSize: boolean;
}

export function optimizeSvg(source: string, { precision, pretty, keepIds, dropSize }: SvgOptions): string {
  if (!/<svg[\s>]/i.test(source)) throw new ToolFault('没有找到 <svg> 标签，请粘贴完整的 SVG 代码');
  try {
    const { data } = optimize(source, {
      multipass: true,
      floatPrecision: precision,
      js2svg: { pretty, indent: 2 },
      plugins: [
        { name: 'preset-default', params: { overrides: keepIds ? { cleanupIds: false } : {} } },
        // A picture from elsewhere may carry code that would run where it is pasted.
        'removeScripts',
        ...(dropSize ? (['removeDimensions'] as const) : []),
      ],
    });
    return data;
  } catch (error) {
    const { message, line, column } = error as { message: string; line?: number; column?: number };
    throw new ToolFault(`SVG 不完整，标签或引号没有配对（${message.split('\n')[0]}）`, {
      ...(line && column && { line, column }),
    });
  }
}
