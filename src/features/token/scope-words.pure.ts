/** The parts of the API that a token is often limited to, as people call them. Empty is everything. */
export const SCOPE_AREAS = [
  ['', '全部'],
  ['short_url', '短链接'],
  ['bill', '账本'],
  ['any', '片库与搜索'],
  ['collect', '收藏'],
  ['history', '浏览记录'],
  ['shelf', '片单'],
  ['file', '文件'],
  ['wish', '愿望'],
  ['inbox', '消息'],
  ['webhook', 'Webhook'],
] as const;

export const SCOPE_RIGHTS = [
  ['', '不允许'],
  ['read', '只读'],
  ['write', '读写'],
] as const;

export const scopeOf = (area: string, right: string): string => (area ? `${area}:${right}` : right);

/** `short_url:read` is 短链接只读. What has no name of ours is shown as it is. */
export function scopeText(scope: string): string {
  for (const [area, name] of SCOPE_AREAS)
    for (const [right, word] of SCOPE_RIGHTS) if (right && scope === scopeOf(area, right)) return `${name}${word}`;
  return scope;
}
