/**
 * First parts of our own addresses, and names that would be taken for the site speaking. A test holds the routes against
 * this list.
 */
export const RESERVED: ReadonlySet<string> = new Set(
  `tags api rest account reset assets short share import new edit all slug hosts utm free about stats admin administrator root system official
  any anys anime admin app apps auth avatar backup bill blog calendar collect collection collections config cover covers
  data declaration desk download edm error event feed feeds file files forget health help home hot index history images img
  inbox invite job jobs list live login logout lottery mail manifest market media messenger metrics member movie my new notice oauth
  oembed offline opensearch person people page pages picture pictures play privacy provide push qr qrcode random readyz
  register report review robots robot rss search security service settings set shelf signin signup site sitemap static status
  support sw sync test title tool tools top tv tvbox upload uploads user users usercenter variety verify video vod web
  webhook well-known wish word words www docs healthz token tokens
  官方 客服 管理员 站长 站务 搜罗 首页 登录 注册 系统`.split(/\s+/),
);

/** Refused as a code that somebody wishes for. Chinese ones anywhere in it, Latin ones as whole words. */
export const OFFENSIVE: readonly string[] =
  `fuck fucker fucking shit bitch cunt dick cock pussy porn porno xxx sex sexy nude nazi hitler rape rapist slut whore
  nigger faggot bastard asshole casino gamble escort viagra phishing scam sb nmsl cnm tmd wcnm
  傻逼 傻屄 煞笔 妈的 他妈 操你 草泥马 你妈死 贱人 婊子 妓女 嫖娼 约炮 裸聊 色情 黄片 成人视频 做爱 强奸 迷奸 赌博 博彩 赌场 时时彩
  六合彩 冰毒 大麻 海洛因 毒品 枪支 假钞 代开发票 办证 刷单 裸贷 高利贷 套现 洗钱 纳粹`.split(/\s+/);
