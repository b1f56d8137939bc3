/** How long another server asks us to wait, in milliseconds: its header holds seconds or a date. Callers bound it. */
export function retryAfterMs(header = '', now = Date.now()): number | undefined {
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
