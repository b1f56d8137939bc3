import { minify } from 'terser';
import { ToolFault } from '../../frame/tool-fault.pure.ts';

export interface MinifyOptions {
  /** Short names for what only this file sees. */
  mangle: boolean;
  compress: boolean;
  dropConsole: boolean;
  module: boolean;
}

export async function minifyJs(source: string, options: MinifyOptions): Promise<string> {
  try {
    const { code = '' } = await minify(source, {
      module: options.module,
      mangle: options.mangle,
      compress: options.compress && { drop_console: options.dropConsole },
      format: { comments: 'some', ascii_only: false },
    });
    return code;
  } catch (error) {
    // Terser's own parser says where; anything else has no line.
    const { message, line, col } = error as { message: string; line?: number; col?: number };
    if (line === undefined) throw new ToolFault(`没能压缩：${message}`);
    const column = (col ?? 0) + 1;
    throw new ToolFault(`第 ${column} 列有语法错误：${message}`, { line, column });
  }
}
