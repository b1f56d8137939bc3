import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

export const OPTIONS = [] as const satisfies readonly ToolOption[];

export type Values = OptionValues<typeof OPTIONS>;
