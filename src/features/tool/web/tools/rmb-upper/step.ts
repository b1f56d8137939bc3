import type { ToolOption } from '../../frame/tool-options.ts';
import { eachLine } from '../../text/each-line.pure.ts';
import { rmbUpper } from './rmb-upper.pure.ts';

export const OPTIONS = [] as const satisfies readonly ToolOption[];

export function run({ input }: { input: string }): string {
  return eachLine(input, rmbUpper);
}
