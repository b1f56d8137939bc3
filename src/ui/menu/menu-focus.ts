/** Which item gets the focus after a key, or -1 when the key means nothing to a menu. */
export function itemAfterKey(key: string, current: number, labels: readonly string[]): number {
  const count = labels.length;
  if (count === 0) return -1;
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return key.length === 1 ? itemStartingWith(key, current, labels) : -1;
  }
}

/** The next item, going round, whose label begins with the typed character. */
function itemStartingWith(character: string, current: number, labels: readonly string[]): number {
  const wanted = character.toLowerCase();
  for (let step = 1; step <= labels.length; step++) {
    const index = (current + step) % labels.length;
    if (labels[index]?.toLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}
