/** To whole fen, halves up: 33.5 × 3 % is 1.005 and so 1.01, although the product lies a hair below. */
export function fen(yuan: number): number {
  return Math.round(Number((yuan * 100).toPrecision(14))) / 100;
}
