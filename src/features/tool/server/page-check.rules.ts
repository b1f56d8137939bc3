export interface PageParts {
  title: string;
  description: string;
  keywords: string;
  canonical: string;
  robots: string;
  viewport: string;
  lang: string;
  charset: string;
  /** The first of them. */
  h1: string[];
  h1Count: number;
  headings: number;
  links: number;
  images: number;
  imagesWithoutText: number;
  openGraph: { name: string; value: string }[];
  isHttps: boolean;
  /** The page was read to its end; one that is too deep or has too many tags is not. */
  isWhole: boolean;
}

export interface Finding {
  Level: 'good' | 'warn' | 'bad';
  Text: string;
}

const TITLE = { least: 5, most: 60 };
const DESCRIPTION = { least: 40, most: 160 };

/** What a search engine would like or miss, worst first. */
export function judgePage(parts: PageParts): Finding[] {
  const { title, description, h1Count, lang, canonical, viewport, robots, images, imagesWithoutText, isHttps } = parts;
  const findings: Finding[] = [
    ...(parts.isWhole ? [] : [bad('页面标签太多或嵌套太深，只看了前面一部分')]),
    lengthFinding('标题', title, TITLE),
    lengthFinding('描述', description, DESCRIPTION),
    h1Count === 1
      ? good('有一个一级标题')
      : warn(h1Count === 0 ? '没有一级标题（h1）' : `有 ${h1Count} 个一级标题，通常一个就够`),
    /noindex/i.test(robots) ? bad('robots 里写了 noindex，搜索引擎不会收录') : good('允许搜索引擎收录'),
    canonical ? good('有规范地址（canonical）') : warn('没有规范地址，重复的网址会分散权重'),
    viewport ? good('适配手机（viewport）') : bad('没有 viewport，手机上会缩成一团'),
    lang ? good(`声明了语言 ${lang}`) : warn('html 标签没有 lang，读屏软件不知道怎么念'),
    isHttps ? good('用了 https') : bad('没有用 https'),
    ...(images === 0
      ? []
      : [
          imagesWithoutText === 0
            ? good(`${images} 张图片都有替代文字`)
            : warn(`${images} 张图片里有 ${imagesWithoutText} 张没有 alt`),
        ]),
    parts.openGraph.length > 0 ? good('有分享卡片（Open Graph）') : warn('没有 Open Graph，分享出去没有标题和图'),
  ];
  const order = { bad: 0, warn: 1, good: 2 };
  return findings.sort((a, b) => order[a.Level] - order[b.Level]);
}

function lengthFinding(name: string, text: string, { least, most }: typeof TITLE): Finding {
  const length = [...text].length;
  if (length === 0) return bad(`没有${name}`);
  if (length < least) return warn(`${name}只有 ${length} 个字，太短`);
  return length > most
    ? warn(`${name}有 ${length} 个字，搜索结果里会被截断`)
    : good(`${name} ${length} 个字，长度合适`);
}

const good = (Text: string): Finding => ({ Level: 'good', Text });
const warn = (Text: string): Finding => ({ Level: 'warn', Text });
const bad = (Text: string): Finding => ({ Level: 'bad', Text });
