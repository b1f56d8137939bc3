/** Younger than TypeScript's own list of what JSON can do. */
const { rawJSON } = JSON as { rawJSON?: (text: string) => unknown };

/** JSON in which bigints are numbers, digit for digit; in old browsers the long ones are text, digit for digit. */
export function writeJson(value: unknown, indent = 2): string {
  return JSON.stringify(value, exact, indent);
}

function exact(_key: string, value: unknown): unknown {
  if (typeof value !== 'bigint') return value;
  if (Number.isSafeInteger(Number(value))) return Number(value);
  return rawJSON?.(String(value)) ?? String(value);
}
