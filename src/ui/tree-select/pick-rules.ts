/** What is picked after a press. Beyond the maximum nothing is added; with a maximum of one the pick moves. */
export function togglePick(picked: readonly string[], id: string, max: number): readonly string[] {
  if (picked.includes(id)) return max === 1 ? picked : picked.filter((other) => other !== id);
  if (max === 1) return [id];
  return picked.length < max ? [...picked, id] : picked;
}

export const limitText = (max: number): string => `最多选 ${max} 项`;
