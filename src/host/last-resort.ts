/** A page for when no page can be rendered. */
export function lastResort(status: number, text = '山重水复疑无路，柳暗花明又一村。'): string {
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${status}</title><h1>${status}</h1><p>${text}</p><p><a href="/">回到首页</a></p></html>`;
}
