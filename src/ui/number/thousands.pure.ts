/**
 * 12345.6 as 12,345.6. `toLocaleString` writes the same, but its first call loads the browser's tables of all languages,
 * which takes a slow phone a tenth of a second.
 */
export function thousands(count: number | bigint): string {
  const [whole = '', ...fraction] = String(count < 0 ? -count : count).split('.');
  let rest = whole;
  let grouped = '';
  while (rest.length > 3) {
    grouped = `,${rest.slice(-3)}${grouped}`;
    rest = rest.slice(0, -3);
  }
  return `${count < 0 ? '-' : ''}${[rest + grouped, ...fraction].join('.')}`;
}
