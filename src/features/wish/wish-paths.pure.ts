/** The page of a day or a festival. */
export function wishPath(day: string): string {
  return day === '' ? '/wish' : `/wish/${encodeURIComponent(day)}`;
}

export function picturePath(name: string, number: number): string {
  return `/wish/picture/${encodeURIComponent(name)}/${number}.svg`;
}
