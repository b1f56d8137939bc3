import { xmlText } from '#/contract/xml-text.pure.ts';
import { groupOf, NEWS_GROUPS } from '../news-groups.pure.ts';

interface Line {
  kind: string;
  title: string;
  text: string;
  path: string;
}

interface Letter {
  siteTitle: string;
  origin: string;
  /** Newest first. */
  news: readonly Line[];
  /** How many are not in the letter. */
  more: number;
  hour: number;
  unsubscribeUrl: string;
}

const SUBJECT_LETTERS = 60;

/** The letter of the day: the first line in its subject, then every line with its address, by what they are about. */
export function digestLetter(letter: Letter) {
  const { siteTitle, news, more } = letter;
  const [first] = news;
  const count = news.length + more;
  const about = count > 1 ? `${first?.title ?? ''} 等 ${count} 条消息` : (first?.title ?? '');
  const groups = NEWS_GROUPS.map(({ key, name }) => ({
    name,
    news: news.filter(({ kind }) => groupOf(kind) === key),
  })).filter((group) => group.news.length > 0);
  return {
    subject: cut(oneLine(`${siteTitle}：${about}`)),
    text: textOf(letter, groups),
    html: htmlOf(letter, groups),
  };
}

type Group = { name: string; news: readonly Line[] };

const moreText = (more: number) => `还有 ${more} 条没有写进来`;
const whyText = (hour: number) => `你在消息设置里打开了邮件，所以每天 ${hour}:00 把新消息合成这一封。`;

function textOf({ origin, more, hour, unsubscribeUrl }: Letter, groups: readonly Group[]): string {
  const parts = groups.map(({ name, news }) =>
    [
      `【${name}】`,
      ...news.map(({ title, text, path }) => [title, text, origin + path].filter(Boolean).join('\n')),
    ].join('\n\n'),
  );
  const rest = more > 0 ? [`${moreText(more)}：${origin}/inbox`] : [];
  const foot = [whyText(hour), `要少收一些：${origin}/inbox#settings`, `不想再收到这样的信：${unsubscribeUrl}`];
  return `${[...parts, ...rest, `--\n${foot.join('\n')}`].join('\n\n')}\n`;
}

/** Styles stand in the tags, because mail programs drop sheets; the one sheet only turns colours over in the dark. */
function htmlOf({ siteTitle, origin, news, more, hour, unsubscribeUrl }: Letter, groups: readonly Group[]): string {
  const safe = xmlText;
  const link = (href: string, words: string, style: string, name = 'ink') =>
    `<a class="${name}" href="${safe(href)}" style="${style}">${safe(words)}</a>`;
  const row = ({ title, text, path }: Line) =>
    `<tr><td class="line" style="padding:12px 0;border-top:1px solid #e3e6ea">${link(origin + path, oneLine(title), TITLE)}${
      text ? `<div class="soft" style="${SMALL}">${safe(text)}</div>` : ''
    }</td></tr>`;
  const group = ({ name, news: lines }: Group) =>
    `<h2 class="ink" style="margin:28px 0 8px;color:#14181d;font-size:17px">${name}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${lines.map(row).join('\n')}</table>`;
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${safe(siteTitle)}</title>
<style>@media (prefers-color-scheme:dark){.page{background:#0f1317!important}.card{background:#171c21!important}.ink{color:#eef1f4!important}.soft{color:#a9b2bc!important}.line{border-color:#2b323a!important}.go{background:#eef1f4!important;color:#14181d!important}}</style></head>
<body class="page" style="margin:0;background:#f6f7f9"><table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f7f9"><tr><td align="center" style="padding:24px 12px">
<table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:14px"><tr><td style="padding:28px 24px;font-family:-apple-system,'PingFang SC','Noto Sans SC','Microsoft YaHei',sans-serif;line-height:1.6;overflow-wrap:anywhere">
<div class="soft" style="${SMALL}">${safe(siteTitle)}</div>
<h1 class="ink" style="margin:4px 0 0;color:#14181d;font-size:22px;line-height:1.35">今天有 ${news.length + more} 条新消息</h1>
${groups.map(group).join('\n')}
${more > 0 ? `<p class="soft" style="${SMALL}">${moreText(more)}。</p>` : ''}
<p style="margin:24px 0 0">${link(`${origin}/inbox`, '到站内看全部', BUTTON, 'go')}</p>
<p class="soft line" style="${SMALL};margin:28px 0 0;padding-top:16px;border-top:1px solid #e3e6ea">${whyText(hour)}<br>${link(`${origin}/inbox#settings`, '要少收一些', FOOT, 'soft')}　${link(unsubscribeUrl, '退订', FOOT, 'soft')}</p>
</td></tr></table></td></tr></table></body></html>
`;
}

const TITLE = 'color:#14181d;font-size:16px;font-weight:600;text-decoration:none';
const SMALL = 'color:#5a6672;font-size:14px';
const FOOT = 'color:#5a6672;text-decoration:underline';
const BUTTON =
  'display:inline-block;padding:10px 20px;border-radius:10px;background:#14181d;color:#ffffff;font-size:15px;text-decoration:none';

/** A line break in a subject would begin a header of its own. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function cut(text: string): string {
  const letters = [...text];
  return letters.length > SUBJECT_LETTERS ? `${letters.slice(0, SUBJECT_LETTERS).join('')}…` : text;
}
