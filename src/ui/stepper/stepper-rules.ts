/** Where a wanted number ends up, and which limit it met. */
export function steppedTo(wanted: number, min: number, max: number): { value: number; over?: 'minus' | 'plus' } {
  if (wanted > max) return { value: max, over: 'plus' };
  if (wanted < min) return { value: Math.min(min, max), over: 'minus' };
  return { value: wanted };
}
