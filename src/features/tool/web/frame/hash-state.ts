import { type AnyValue, parseValue, spellValue, type ToolOption } from './tool-options.ts';

/** Longer addresses are cut by chat programs, so a long input is not kept. */
const LONGEST = 6000;
const INPUT = 'in';

export interface HashState {
  input?: string;
  values: Record<string, AnyValue>;
}

/** What an address says after its #, which browsers never send. */
export function readHash(hash: string, options: readonly ToolOption[]): HashState {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const input = fields.get(INPUT);
  const values: Record<string, AnyValue> = {};
  for (const option of options) {
    const text = fields.get(option.key);
    const value = text === null ? undefined : parseValue(option, text);
    if (value !== undefined) values[option.key] = value;
  }
  return { values, ...(input !== null && { input }) };
}

/** The same backwards: only what differs from the defaults, nothing secret, nothing too long. */
export function writeHash({ input, values }: HashState, options: readonly ToolOption[]): string {
  const fields = new URLSearchParams();
  for (const option of options) {
    const value = values[option.key];
    const isSecret = option.kind === 'text' && option.secret;
    if (!isSecret && value !== undefined && value !== option.default) fields.set(option.key, spellValue(value));
  }
  if (input) fields.set(INPUT, input);
  if (fields.toString().length > LONGEST) fields.delete(INPUT);
  const text = fields.toString();
  return text && `#${text}`;
}
