/** Sites whose names are imitated most by those who want a Chinese reader's password or money. */
export const KNOWN_SITES: ReadonlySet<string> = new Set(
  `taobao.com tmall.com alipay.com jd.com pinduoduo.com yangkeduo.com xianyu.com goofish.com 1688.com aliyun.com dingtalk.com
  qq.com weixin.com tencent.com tenpay.com wechat.com weibo.com baidu.com bilibili.com douyin.com tiktok.com kuaishou.com
  xiaohongshu.com zhihu.com netease.com sina.com sohu.com meituan.com dianping.com ctrip.com 12306.cn huawei.com xiaomi.com
  icbc.com.cn ccb.com abchina.com boc.cn bankcomm.com cmbchina.com psbc.com spdb.com.cn cebbank.com pingan.com unionpay.com
  chsi.com.cn chinatax.gov.cn 10086.cn 10010.com sf-express.com
  google.com apple.com icloud.com microsoft.com github.com paypal.com amazon.com facebook.com instagram.com telegram.org
  binance.com steampowered.com steamcommunity.com`.split(/\s+/),
);
