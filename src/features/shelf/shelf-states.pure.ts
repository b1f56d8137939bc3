/** Where a title stands on a member's shelf. */
export const SHELF_STATES = [
  { key: 'want', name: '想看', day: '加入于' },
  { key: 'watching', name: '在看', day: '开始于' },
  { key: 'watched', name: '看过', day: '看完于' },
] as const;

export type ShelfState = (typeof SHELF_STATES)[number]['key'];

export function stateName(state: ShelfState): string {
  return SHELF_STATES.find(({ key }) => key === state)?.name ?? '';
}
