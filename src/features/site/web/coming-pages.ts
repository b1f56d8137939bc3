interface Coming {
  title: string;
  text: string;
}

/** Addresses whose feature is still being built: they answer with their layout, title and one sentence. */
export const COMING = {
  '/market/admin': { title: '管理后台', text: '站点配置与数据都在这里管理。正在搭建。' },
} as const satisfies Record<string, Coming>;

/** The entry for an address: its own, or that of the nearest folder above it. */
export function comingOf(pathname: string): Coming {
  const known: Record<string, Coming> = COMING;
  for (let path = pathname; path; path = path.slice(0, path.lastIndexOf('/'))) {
    const found = known[path];
    if (found) return found;
  }
  return { title: '搜罗', text: '这一页正在搭建。' };
}
