interface Coming {
  title: string;
  text: string;
}

/** Addresses whose feature is still being built: they answer with their layout, title and one sentence. */
export const COMING = {
  '/market': { title: '同城市集', text: '附近的店与好物。正在上架。' },
  '/market/platform': { title: '平台优惠', text: '各平台的券与返现入口。正在整理。' },
  '/market/my': { title: '我的', text: '收藏、足迹与邀请都会放在这里。' },
  '/market/about': { title: '关于市集', text: '市集收集同城的实惠，不经手任何交易。' },
  '/market/declaration': { title: '市集声明', text: '商品信息来自公开渠道，以商家页面为准。' },
  '/market/imgs': { title: '图片墙', text: '一屏看完好物的样子。正在搭建。' },
  '/market/invite': { title: '邀请有礼', text: '把市集分享给朋友。正在搭建。' },
  '/market/location': { title: '选择城市', text: '换一座城市看看。正在搭建。' },
  '/market/search': { title: '搜市集', text: '搜好物、小店与服务。正在搭建。' },
  '/market/similar': { title: '找相似', text: '用一件商品或一张照片找相似。正在搭建。' },
  '/market/type': { title: '分类', text: '按分类逛市集。正在搭建。' },
  '/market/detail': { title: '商品详情', text: '这件商品的详情页正在搭建。' },
  '/market/goods': { title: '全部商品', text: '市集商品列表。正在上架。' },
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
