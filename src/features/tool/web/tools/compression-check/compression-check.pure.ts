/** How much smaller something became, in whole percent. Nothing stays nothing; what grew saved less than nothing. */
export function savedPercent(plain: number, packed: number): number {
  return plain === 0 ? 0 : Math.round((1 - packed / plain) * 100);
}

export function sizeText(bytes: number): string {
  return bytes < 1024 ? `${bytes} 字节` : `${(bytes / 1024).toFixed(1)} kB`;
}
