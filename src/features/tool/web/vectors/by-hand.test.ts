import { tidyChinese } from '../tools/cn-spacing/cn-spacing.pure.ts';
import { stopwatchText } from '../tools/timer/timer.pure.ts';
import { majorOf, readAgent } from '../tools/user-agent/user-agent.pure.ts';
import { holds } from './vectors.fixture.ts';

holds(
  'timer',
  'a stopwatch counts hundredths and never goes back',
  [
    ...Array.from({ length: 40 }, (_, at) => at * at * 9973),
    ...[1, 9, 10, 99, 100, 999, 1000, 59_999, 60_000, 3_599_999, 3_600_000, 86_400_000, 359_999_999],
  ],
  (ms) => {
    const [, hours = '0', minutes = '0', seconds = '0', rest = '0'] =
      /^(?:(\d+):)?(\d\d):(\d\d)\.(\d\d)$/.exec(stopwatchText(ms)) ?? [];
    return (
      ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest) * 10 ===
      Math.floor(ms / 10) * 10
    );
  },
);

/** From guides to typesetting Chinese beside Latin (W3C clreq, the guides of 少数派 and of chinese-copywriting-guidelines). */
const SPACED: [string, string][] = [
  ['在LeanCloud上', '在 LeanCloud 上'],
  ['今天出去买菜花了5000元', '今天出去买菜花了 5000 元'],
  ['我家的宽带有10Gbps', '我家的宽带有 10Gbps'],
  ['今天是233°的高温', '今天是 233°的高温'],
  ['新MacBook有15%的提升', '新 MacBook 有 15% 的提升'],
  ['刚刚买了一部iPhone，好开心', '刚刚买了一部 iPhone，好开心'],
  ['德国队竟然战胜了巴西队', '德国队竟然战胜了巴西队'],
  ['嗨!你知道嘛?', '嗨！你知道嘛？'],
  ['他说(真的)好', '他说（真的）好'],
  ['使用 GitHub 登录', '使用 GitHub 登录'],
  ['https://a.cn/中文abc', 'https://a.cn/中文abc'],
  ['`代码abc中文`', '`代码abc中文`'],
  ['见[文档](http://a.cn/文a)', '见[文档](http://a.cn/文a)'],
  ['发到a@b.cn吧', '发到 a@b.cn 吧'],
  ['', ''],
  ['abc, def', 'abc, def'],
  ['3.14是π', '3.14 是 π'],
  ['报告.pdf', '报告.pdf'],
  ['等等...', '等等……'],
  ['第1章', '第 1 章'],
  ['😀好abc', '😀好 abc'],
  ['```\n中a\n```', '```\n中a\n```'],
];
const TIDY = { spaces: true, punctuation: true, quotes: 'keep' } as const;
holds(
  'cn-spacing',
  'is as guides to typesetting have it, and tidying twice changes nothing',
  SPACED,
  ([text, tidy]) => {
    const own = tidyChinese(text, TIDY);
    return own === tidy && tidyChinese(own, TIDY) === own ? true : own;
  },
);

const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const PC = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK}`;
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const ANDROID = `Mozilla/5.0 (Linux; Android 14; 23127PN0CC) ${BLINK}`;
/** As their makers publish them. */
const AGENTS: [string, string][] = [
  [`${PC} Chrome/131.0.0.0 Safari/537.36`, 'Chrome 131|Windows 10/11|电脑'],
  [`${PC} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, 'Edge 131|Windows 10/11|电脑'],
  [`${PC} Chrome/109.0.0.0 Safari/537.36 OPR/95.0.0.0`, 'Opera 95|Windows 10/11|电脑'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
    'Firefox 132|Windows 10/11|电脑',
  ],
  [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`, 'Safari 18|macOS 10.15.7|电脑'],
  [`${MAC} ${BLINK} Chrome/131.0.0.0 Safari/537.36`, 'Chrome 131|macOS 10.15.7|电脑'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${BLINK} Chrome/131.0.0.0 Safari/537.36`, 'Chrome 131|Linux|电脑'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox 132|Linux|电脑'],
  [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari 18|iOS 18.1|手机'],
  [`${IPHONE} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`, 'Chrome 131|iOS 18.1|手机'],
  [`${IPHONE} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`, 'Firefox 132|iOS 18.1|手机'],
  [`${IPHONE} Mobile/15E148 MicroMessenger/8.0.54(0x1800362c) NetType/WIFI Language/zh_CN`, '微信 8|iOS 18.1|手机'],
  [`${ANDROID} Chrome/131.0.0.0 Mobile Safari/537.36`, 'Chrome 131|Android 14|手机'],
  [
    `${ANDROID} Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240301 MicroMessenger/8.0.48`,
    '微信 8|Android 14|手机',
  ],
  [`${ANDROID} Chrome/100.0.4896.127 Mobile Safari/537.36 UCBrowser/16.0 Mobile`, 'UC 浏览器 16|Android 14|手机'],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari 17|iPadOS 17.5|平板',
  ],
  ['Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)', '百度爬虫 2||爬虫'],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', '谷歌爬虫 2||爬虫'],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', '必应爬虫 2||爬虫'],
  ['curl/8.5.0', 'curl 8||程序'],
  ['', '||'],
  ['Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko', 'IE 11|Windows 7|电脑'],
  ['python-requests/2.32.3', 'Python requests 2||程序'],
];
holds('user-agent', 'is read as its maker means it', AGENTS, ([text, wanted]) => {
  const { browser, version, system, device } = readAgent(text);
  const own = [`${browser} ${majorOf(version)}`.trim(), system, device].join('|');
  return own === wanted ? true : own;
});
