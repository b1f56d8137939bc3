import { thousands } from '#/ui/number/thousands.pure.ts';

/** 1234.5 as 1,234.50; a true minus before what is less than nothing. */
export function yuanText(yuan: number): string {
  const [whole, cents] = Math.abs(yuan).toFixed(2).split('.');
  return `${yuan < 0 ? '−' : ''}${thousands(Number(whole))}.${cents}`;
}

/** The same in the two sizes in which a total is set. */
export function yuanParts(yuan: number): { minus: string; whole: string; decimals: string } {
  const [whole = '0', decimals = '00'] = yuanText(Math.abs(yuan)).split('.');
  return { minus: yuan < 0 ? '−' : '', whole, decimals: `.${decimals}` };
}

/** How much more or less than before, as +8.2% or, where that is no figure to read, +12 倍; nothing to say when there was nothing before. */
export function changeText(now: number, before: number): string | undefined {
  if (before === 0) return undefined;
  const percent = ((now - before) / before) * 100;
  if (percent >= 1000) return `+${Math.floor(percent / 100)} 倍`;
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}%`;
}
