/** Yuan on the wire, whole fen everywhere else: 0.1 + 0.2 is 0.30. */
export function toFen(yuan: number): number {
  return Math.round(yuan * 100);
}

export function toYuan(fen: number): number {
  return fen / 100;
}
