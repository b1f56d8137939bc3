export interface Agent {
  browser: string;
  version: string;
  system: string;
  device: '手机' | '平板' | '电脑' | '爬虫' | '程序' | '';
  engine: string;
}

type Pattern = readonly [name: string, pattern: RegExp];

// The special ones first: each also claims to be those after it.
const CRAWLERS: readonly Pattern[] = [
  ['百度爬虫', /Baiduspider(?:-[\w]+)?\/?([\d.]*)/],
  ['谷歌爬虫', /Googlebot(?:-[\w]+)?\/?([\d.]*)/],
  ['必应爬虫', /bingbot\/?([\d.]*)/],
  ['360 爬虫', /360Spider\/?([\d.]*)/],
  ['搜狗爬虫', /Sogou[\w ]{0,40}[Ss]pider\/?([\d.]*)/],
  ['头条爬虫', /Bytespider\/?([\d.]*)/],
  ['神马爬虫', /YisouSpider\/?([\d.]*)/],
  ['OpenAI 爬虫', /(?:GPTBot|OAI-SearchBot|ChatGPT-User)\/?([\d.]*)/],
  ['Anthropic 爬虫', /ClaudeBot\/?([\d.]*)/],
  ['苹果爬虫', /Applebot\/?([\d.]*)/],
  ['Facebook 爬虫', /facebookexternalhit\/?([\d.]*)/],
  ['雅虎爬虫', /Slurp\/?([\d.]*)/],
  ['Yandex 爬虫', /YandexBot\/?([\d.]*)/],
  // A maker of phones is called Cubot.
  ['爬虫', /(?:(?:^|[^u])bot|spider|crawler)\b\/?([\d.]*)/i],
];
const PROGRAMS: readonly Pattern[] = [
  ['curl', /^curl\/([\d.]+)/],
  ['Wget', /^Wget\/([\d.]+)/],
  ['Python requests', /^python-requests\/([\d.]+)/],
  ['Go', /^Go-http-client\/([\d.]+)/],
  ['Java', /^(?:Java|okhttp|Apache-HttpClient)\/([\d.]+)/],
  ['Node', /^(?:node|undici|axios)\/?([\d.]*)/],
  ['Postman', /^PostmanRuntime\/([\d.]+)/],
];
const BROWSERS: readonly Pattern[] = [
  ['企业微信', /wxwork\/([\d.]+)/],
  ['微信', /MicroMessenger\/([\d.]+)/],
  ['QQ', /\bQQ\/([\d.]+)/],
  ['钉钉', /DingTalk\/([\d.]+)/],
  ['飞书', /(?:Lark|Feishu)\/([\d.]+)/],
  ['支付宝', /AlipayClient\/([\d.]+)/],
  ['微博', /Weibo \(|__weibo__([\d.]+)/],
  ['抖音', /aweme[_/]([\d.]+)/],
  ['百度 App', /baiduboxapp\/([\d.]+)/],
  ['QQ 浏览器', /M?QQBrowser\/([\d.]+)/],
  ['UC 浏览器', /UC?Browser\/([\d.]+)/],
  ['夸克', /Quark\/([\d.]+)/],
  ['小米浏览器', /MiuiBrowser\/([\d.]+)/],
  ['华为浏览器', /HuaweiBrowser\/([\d.]+)/],
  ['vivo 浏览器', /VivoBrowser\/([\d.]+)/],
  ['OPPO 浏览器', /HeyTapBrowser\/([\d.]+)/],
  ['三星浏览器', /SamsungBrowser\/([\d.]+)/],
  ['360 浏览器', /(?:QihooBrowser|360SE|360EE)\/?([\d.]*)/],
  ['搜狗浏览器', /(?:MetaSr|SogouMobileBrowser)[ /]?([\d.]*)/],
  ['Edge', /Edg(?:e|A|iOS)?\/([\d.]+)/],
  ['Opera', /(?:OPR|Opera)\/([\d.]+)/],
  ['Vivaldi', /Vivaldi\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).{0,99}Safari/],
  ['IE', /(?:MSIE |rv:)([\d.]+).*(?:Trident|$)/],
];
const SYSTEMS: readonly Pattern[] = [
  ['HarmonyOS', /(?:HarmonyOS|OpenHarmony) ?([\d.]*)/],
  ['Android', /Android ([\d.]+)/],
  ['iPadOS', /iPad.{0,99}OS ([\d_]+)/],
  ['iOS', /iPhone.{0,99}OS ([\d_]+)/],
  ['Windows 10/11', /Windows NT 10\.0()/],
  ['Windows 8.1', /Windows NT 6\.3()/],
  ['Windows 8', /Windows NT 6\.2()/],
  ['Windows 7', /Windows NT 6\.1()/],
  ['Windows', /Windows()/],
  ['macOS', /Mac OS X ([\d_.]+)/],
  ['ChromeOS', /CrOS \w+ ([\d.]+)/],
  ['Linux', /Linux()/],
];

/** No browser says more. */
const LONGEST = 2000;

/** The browser, the system and the kind of machine a User-Agent names. Undefined parts are empty. */
export function readAgent(text: string): Agent {
  const agent = text.trim().slice(0, LONGEST);
  const crawler = first(CRAWLERS, agent);
  const program = crawler ? undefined : first(PROGRAMS, agent);
  const browser = crawler ?? program ?? first(BROWSERS, agent);
  const system = first(SYSTEMS, agent);
  return {
    browser: browser?.name ?? '',
    version: browser?.version ?? '',
    system: system ? `${system.name} ${system.version.replaceAll('_', '.')}`.trim() : '',
    // Of a text that names neither a browser nor a system nothing can be said.
    device: crawler ? '爬虫' : program ? '程序' : browser || system ? deviceOf(agent, system?.name ?? '') : '',
    engine: engineOf(agent),
  };
}

function first(patterns: readonly Pattern[], text: string): { name: string; version: string } | undefined {
  for (const [name, pattern] of patterns) {
    const found = pattern.exec(text);
    if (found) return { name, version: found[1] ?? '' };
  }
  return undefined;
}

function deviceOf(agent: string, system: string): Agent['device'] {
  if (system === 'iPadOS' || /Tablet|PlayBook/.test(agent)) return '平板';
  if (system === 'Android' && !/Mobile/.test(agent)) return '平板';
  return /Mobile|iPhone|Android|Harmony/.test(agent) ? '手机' : '电脑';
}

function engineOf(agent: string): string {
  if (/Trident|MSIE/.test(agent)) return 'Trident';
  if (/Firefox\//.test(agent)) return 'Gecko';
  if (/iPhone|iPad|Version\/.{0,99}Safari/.test(agent) && !/Chrome\//.test(agent)) return 'WebKit';
  return /Chrome\//.test(agent) ? 'Blink' : '';
}

/** The part of a version that people say. */
export function majorOf(version: string): string {
  return version.split('.')[0] ?? '';
}
