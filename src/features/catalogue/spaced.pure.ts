/** A number stands apart from the Chinese around it, however a source wrote it: 更新至12集 → 更新至 12 集, 142分钟 → 142 分钟. */
export function spaced(text: string): string {
  return text.replace(/(\p{Script=Han})(?=\d)/gu, '$1 ').replace(/(\d)(?=\p{Script=Han})/gu, '$1 ');
}
