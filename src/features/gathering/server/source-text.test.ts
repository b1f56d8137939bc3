import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { toGatheredItem } from './gathered-item.ts';
import { plainLine, plainText } from './html-text.ts';
import { readPlayLists, webAddress } from './play-list.rules.ts';
import { dayOf, namesOf, numberOf, timeOf } from './raw-item.rules.ts';
import { questionUrl, sourceUrl } from './source.rules.ts';
import { readDocument } from './source-document.ts';
import { kindOfItem, kindOfTypeName } from './type-kind.rules.ts';
import { KNOWN_TYPES } from './type-names.rules.ts';

describe('foreign text', () => {
  test.each([
    ['<p>一</p><p>二</p>', '一\n二'],
    ['一<br/>二<script>alert(1)</script>', '一\n二'],
    ['<b>未关闭 <a href="javascript:alert(1)">链接', '未关闭 链接'],
    ['&lt;img src=x onerror=1&gt; &amp; &nbsp;尾', '<img src=x onerror=1> & 尾'],
    ['全\u200b角\u0000 空\u3000格\ud800', '全角 空 格'],
  ])('%j is read as %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test('names are one line and not longer than asked', () => {
    expect(plainLine('甲<br>乙\n丙丁', 3)).toBe('甲 乙');
  });
});

describe('play lists', () => {
  test('players and episodes are parallel; a missing title gets a number', () => {
    expect(readPlayLists('a$$$b', '第1集$https://a/1#https://a/2$$$HD$//b/1$b')).toEqual([
      {
        player: 'a',
        sets: [
          { name: '第1集', url: 'https://a/1' },
          { name: '第02集', url: 'https://a/2' },
        ],
      },
      { player: 'b', sets: [{ name: 'HD', url: 'https://b/1' }] },
    ]);
  });

  test('empty lists, signs of the format inside titles and players joined by commas are borne', () => {
    const one = (player: string, name: string, url: string) => ({ player, sets: [{ name, url }] });
    expect(readPlayLists('a$$$$$$b', '1$https://a/1$$$$$$1$https://b/1')).toEqual([
      one('a', '1', 'https://a/1'),
      one('b', '1', 'https://b/1'),
    ]);
    expect(readPlayLists('a,b', '1$https://a/1$$$1$https://b/1').map(({ player }) => player)).toEqual(['a', 'b']);
    expect(readPlayLists('a', '第$1$集$https://a/1$m3u8#')).toEqual([one('a', '第$1$集', 'https://a/1')]);
    expect(readPlayLists('a', '上#下$https://a/1#t=3')).toEqual([one('a', '下', 'https://a/1')]);
  });

  test('headers behind an address, separators of full width and line ends that became blanks are borne', () => {
    const urls = (text: string) => readPlayLists('a', text)[0]?.sets.map(({ name, url }) => `${name} ${url}`);
    expect(urls('1$https://a/1.m3u8|User-Agent=Mozilla/5.0&Referer=https://x/')).toEqual(['1 https://a/1.m3u8']);
    expect(urls('上＄https://a/1＃下＄https://a/2')).toEqual(['上 https://a/1', '下 https://a/2']);
    expect(urls('第1集$$https://a/1')).toEqual(['第1集 https://a/1']);
    expect(urls('第 1 集$https://a/1 第 2 集$https://a/2 第3集$//a/3')).toEqual([
      '第 1 集 https://a/1',
      '第 2 集 https://a/2',
      '第3集 https://a/3',
    ]);
    expect(urls('1$https://a/有 空格.m3u8')).toEqual(['1 https://a/%E6%9C%89%20%E7%A9%BA%E6%A0%BC.m3u8']);
    expect(urls(`1$https://a/${' '.repeat(200_000)}`)).toEqual(['1 https://a/']);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'XMTIzNDU2', 'https://user:pass@a/', 'ftp://a/', ''])(
    '%j is no address to send a visitor to',
    (url) => {
      expect(webAddress(url)).toBe(undefined);
      expect(readPlayLists('a', `x$${url}`)).toEqual([]);
    },
  );

  test('pictures may be written relative to the source, or without a protocol', () => {
    const coverOf = (vod_pic: string, url: string) => {
      const item = toGatheredItem(
        { vod_id: 1, vod_name: '片', type_name: '电影', vod_pic },
        { name: '', url, types: {} },
        [],
      );
      return 'facts' in item && item.facts.cover;
    };
    expect(coverOf('upload/1.jpg', 'https://s.example/api.php/provide/vod/?key=1')).toBe(
      'https://s.example/upload/1.jpg',
    );
    expect(coverOf('upload/1.jpg', 'https://s.example/cms/api.php')).toBe('https://s.example/cms/upload/1.jpg');
    expect(coverOf('/upload/1.jpg', 'https://s.example/inc/feed')).toBe('https://s.example/upload/1.jpg');
    expect(coverOf('upload/1.jpg', '')).toBe('');
    expect(coverOf('<img src="https://i.example/1.jpg" alt="">', '')).toBe('https://i.example/1.jpg');
    expect(coverOf('mac:http://i.example/1.jpg', '')).toBe('http://i.example/1.jpg');
    expect(['null', 'nopic', '无'].map((word) => coverOf(word, 'https://s.example/api.php'))).toEqual(['', '', '']);
    expect(webAddress('mac://i.example/1.jpg')).toBe('https://i.example/1.jpg');
  });

  test('addresses may be written as in HTML', () => {
    expect(readPlayLists('a', 'HD$https://a/1?b=1&amp;c=2')[0]?.sets[0]?.url).toBe('https://a/1?b=1&c=2');
  });
});

describe('columns', () => {
  test('numbers may be text', () => {
    expect([numberOf('12'), numberOf(12), numberOf(' 7 '), numberOf('x'), numberOf(null)]).toEqual([12, 12, 7, 0, 0]);
  });
  test('thousands may have commas', () => {
    expect(['1,234', '12,34', '1,234,567'].map(numberOf)).toEqual([1234, 0, 1_234_567]);
  });
  test('what a title is about is no type with its country', () => {
    const genresOf = (vod_class: string) => {
      const record = { vod_id: 1, vod_name: '片', type_name: '国产剧', vod_class };
      const item = toGatheredItem(record, { name: '', url: '', types: {} }, []);
      return 'facts' in item && item.facts.genres;
    };
    expect(genresOf('国产剧,都市,喜剧')).toEqual(['都市', '喜剧']);
    expect(genresOf('日本动漫/热血,欧美剧,动作片,纪录片,剧情')).toEqual(['热血', '动作', '纪录', '剧情']);
    expect(genresOf('短剧,悲剧,歌舞剧')).toEqual(['短剧', '悲剧', '歌舞剧']);
  });
  test('people are divided by slashes, titles are not', () => {
    expect(namesOf('吴京/屈楚萧、 未知,吴京', 9)).toEqual(['吴京', '屈楚萧']);
    expect(namesOf('Fate/Zero,命运 / 零', 9, { slash: false })).toEqual(['Fate/Zero', '命运', '零']);
  });
  test('times are Beijing times, or seconds', () => {
    expect(timeOf('2026-11-15 06:16:01')).toBe(Date.parse('2026-11-14T22:16:01Z'));
    expect(timeOf(1_763_158_561)).toBe(1_763_158_561_000);
    expect(timeOf('1763158561000')).toBe(1_763_158_561_000);
    expect([timeOf('2026-11-14T22:16:01Z'), timeOf('2026-11-15T06:16:01.000+08:00')]).toEqual(
      Array(2).fill(Date.parse('2026-11-14T22:16:01Z')),
    );
    expect([timeOf('0000-00-00 00:00:00'), timeOf('2026-99-99T00:00:00Z')]).toEqual([0, 0]);
    expect([timeOf(''), timeOf('昨天'), timeOf('2026-99-99')]).toEqual([0, 0, 0]);
    expect([timeOf('2026/11/5 6:16'), timeOf('2026-11-5 6:16:00')]).toEqual(
      Array(2).fill(Date.parse('2026-11-04T22:16:00Z')),
    );
  });
  test('days are read however they are divided, as far as they are known', () => {
    const texts = ['2024-05-01', '2024/5/1', '2024年5月1日', '2024.05', '2024年', '2024-05-99', '2024', '20240501'];
    const days = ['2024-05-01', '2024-05-01', '2024-05-01', '2024-05', '2024', '2024-05', '2024', '2024'];
    expect(texts.map(dayOf)).toEqual(days);
    expect(['', '0000-00-00', '未知'].map(dayOf)).toEqual(['', '', '']);
  });
  test('places may be divided by a space, where they are no words with letters', () => {
    const record = { vod_id: 1, vod_name: '片', type_name: '电影', vod_area: '大陆 香港/New Zealand' };
    const item = toGatheredItem(record, { name: '', url: '', types: {} }, []);
    expect('facts' in item && item.facts.regions).toEqual(['中国大陆', '中国香港', 'New Zealand']);
  });
});

describe('types', () => {
  test.each([
    ['电影', 'movie'],
    ['动作片', 'movie'],
    ['剧情片', 'movie'],
    ['纪录片', 'movie'],
    ['国产剧', 'tv'],
    ['连续剧', 'tv'],
    ['短剧', 'tv'],
    ['大陆综艺', 'variety'],
    ['日韩动漫', 'anime'],
    ['动画片', 'anime'],
    ['伦理片', 'skip'],
    ['娱乐资讯', 'skip'],
    ['其他', undefined],
    // Not in the table: what the rules make of names nobody wrote down.
    ['喜剧', 'movie'],
    ['剧情', 'movie'],
    ['悲剧片', 'movie'],
    ['爆笑喜剧片', 'movie'],
    ['喜劇片', 'movie'],
    ['連續劇', 'tv'],
    [' 电 视 剧 ', 'tv'],
    ['ＴＶ', 'tv'],
    ['缅甸剧', 'tv'],
    ['热播剧场', 'tv'],
    ['霸总短剧专区', 'tv'],
    ['八十年代剧集', 'tv'],
    ['经典剧情片', 'movie'],
    ['体育纪录片', 'movie'],
    ['泰国动漫', 'anime'],
    ['動漫', 'anime'],
    ['深夜综艺', 'variety'],
    ['百老汇音乐剧', 'variety'],
    ['日本伦理片', 'skip'],
    ['电影预告片', 'skip'],
    ['短剧解说', 'skip'],
    ['国产理论片', 'skip'],
    ['現代都市', 'tv'],
    ['女頻', 'tv'],
    ['', undefined],
    ['🎬', undefined],
  ])('%s is %s', (name, kind) => {
    expect(kindOfTypeName(name)).toBe(kind);
  });

  test('at least 150 names are known by heart, each once, and none of them is taken for something else in other clothes', () => {
    expect(KNOWN_TYPES.size).toBeGreaterThanOrEqual(150);
    for (const [name, kind] of KNOWN_TYPES)
      expect([name, kindOfTypeName(` ${name.toUpperCase()} `)]).toEqual([name, kind]);
  });

  test('what a film is about is a series below a type of series', () => {
    const types = [
      { id: '2', parentId: '0', name: '电视剧' },
      { id: '22', parentId: '2', name: '喜剧' },
    ];
    expect(kindOfItem({ typeId: '22', typeName: '喜剧' }, types, {})).toBe('tv');
    expect(kindOfItem({ typeId: '22', typeName: '喜剧' }, [], {})).toBe('movie');
    expect(kindOfItem({ typeId: '7', typeName: '喜剧片' }, [{ id: '7', parentId: '2', name: '喜剧片' }], {})).toBe(
      'movie',
    );
  });

  test('a type without a telling name goes by the one above it, and the operator has the first word', () => {
    const types = [
      { id: '1', parentId: '0', name: '电影' },
      { id: '9', parentId: '1', name: '经典' },
    ];
    expect(kindOfItem({ typeId: '9', typeName: '经典' }, types, {})).toBe('movie');
    expect(kindOfItem({ typeId: '9', typeName: '经典' }, types, { 9: 'tv' })).toBe('tv');
    expect(kindOfItem({ typeId: '9', typeName: '经典' }, types, { 1: 'skip' })).toBe(undefined);
  });
});

/** 琅琊榜 */
const GBK = Buffer.from('c0c5e7f0b0f1', 'hex');

describe('answers', () => {
  const read = (text: string) => readDocument(Buffer.from(text));
  test.each([
    ['closed', '对方关闭了采集接口'],
    ['<!DOCTYPE html><html></html>', '返回的是网页，不是采集接口'],
    ['{"code":1,"list":[', '返回的 JSON 不完整'],
    ['{"code":0,"msg":"ip not allowed"}', '对方说：ip not allowed'],
    ['"text"', '返回的不是 JSON 或 XML'],
    // What answers, but not as a source: nothing is there must not be what comes of it.
    ['{"error":"unauthorized"}', '返回的 JSON 不是采集接口的格式'],
    ['[1,2,3]', '返回的 JSON 不是采集接口的格式'],
    ['{"code":200,"data":{"token":"x"}}', '返回的 JSON 不是采集接口的格式'],
    ['<html><script>var a={"code":1,"msg":"x"}</script>请输入验证码</html>', '返回的是网页，不是采集接口'],
    ['<?xml version="1.0"?><rss version="2.0"><channel><item/></channel></rss>', '返回的 XML 不是采集接口的格式'],
    ['\u001f', '返回的不是 JSON 或 XML'],
  ])('%j is refused with a reason', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  test('a byte order mark, missing lists and text numbers are borne', () => {
    expect(read('\ufeff{"code":"1","page":"2","pagecount":"9","total":"170"}')).toEqual({
      page: 2,
      pageCount: 9,
      total: 170,
      items: [],
      types: [],
    });
  });

  test('a list that PHP wrote as an object, and bare line ends inside texts, are borne', () => {
    const text =
      '{"code":1,"list":{"0":{"vod_id":1,"vod_content":"一\n二"},"2":{"vod_id":3}},"class":{"1":{"type_id":6,"type_name":"动作片"}}}';
    expect(read(text)).toMatchObject({
      total: 2,
      items: [{ vod_id: 1, vod_content: '一 二' }, { vod_id: 3 }],
      types: [{ id: '6', name: '动作片' }],
    });
  });

  test.each([
    ['{"code":1,"data":{"list":[{"vod_id":1}],"total":1}}'],
    ['{"code":1,"data":[{"vod_id":1}]}'],
    ['[{"vod_id":1}]'],
    ['{"code":1,"total":NaN,"list":[{"vod_id":1,},],}'],
  ])('the list of %s is found', (text) => {
    expect(read(text)).toMatchObject({ total: 1, items: [{ vod_id: 1 }] });
  });

  test('texts that were escaped by other rules keep their words', () => {
    const text = String.raw`{"code":1,"list":[{"vod_id":1,"vod_name":"It\'s \"ok\" \x41 \u4e00 \u00 \\ a,] NaN"}]}`;
    expect(read(text).items[0]?.['vod_name']).toBe('It\'s "ok" A 一 u00 \\ a,] NaN');
  });

  test('an answer is unpacked that does not say that it is packed', () => {
    expect(readDocument(gzipSync('{"list":[{"vod_id":1}]}')).items).toEqual([{ vod_id: 1 }]);
    expect(() => readDocument(gzipSync('{"list":[]}').subarray(0, 20))).toThrow('返回的压缩内容打不开');
  });

  test('what a server says before its XML is passed over', () => {
    const text =
      '<br />\n<b>Notice</b>: x<br />\n<?xml version="1.0"?><rss><list><video><id>1</id></video></list></rss>';
    expect(read(text).items).toMatchObject([{ vod_id: '1' }]);
  });

  test('what a server says around its JSON is passed over', () => {
    const answer = '{"code":1,"list":[{"vod_id":1}]}';
    const warned = `<br />\n<b>Warning</b>: in <b>/a.php</b> on line <b>3</b><br />\n${answer}\n<!-- 0.03s -->`;
    for (const text of [warned, `callback(${answer});`]) expect(read(text).items).toEqual([{ vod_id: 1 }]);
  });

  test.each([
    '{"code":1,"list":[]}',
    '{"code":1,"list":null}',
    '{"code":1,"list":""}',
    '{"list":{}}',
    '<rss><list/></rss>',
  ])('%s has nothing in it', (text) => {
    expect(read(text)).toMatchObject({ total: 0, items: [] });
  });

  test.each([
    ['JSON that does not say so', '{"list":[{"vod_name":"琅琊榜"}]}', '', 'vod_name'],
    ['JSON by its header', '{"list":[{"vod_name":"琅琊榜"}]}', 'application/json; charset=GBK', 'vod_name'],
    [
      'XML by its first line',
      '<?xml version="1.0" encoding="gb2312"?><rss><list><video><name>琅琊榜</name></video></list></rss>',
      'text/xml',
      'vod_name',
    ],
  ])('old Chinese characters are read: %s', (_how, text, contentType, column) => {
    const bytes = Buffer.concat(
      text.split('琅琊榜').flatMap((part, at) => [...(at > 0 ? [GBK] : []), Buffer.from(part)]),
    );
    expect(readDocument(bytes, contentType).items[0]?.[column]).toBe('琅琊榜');
  });

  test('XML is read into the same columns', () => {
    const xml = `<?xml version="1.0" encoding="utf-8"?><rss version="5.1"><list page="1" pagecount="3" pagesize="20" recordcount="50">
      <video><last>2026-11-15 06:16:01</last><id>8</id><tid>2</tid><name><![CDATA[琅琊榜]]></name><type>国产剧</type>
      <year>2015</year><note><![CDATA[全54集]]></note><dl><dd flag="m3u8"><![CDATA[第1集$https://a/1#第2集$https://a/2]]></dd>
      <dd flag="x"><![CDATA[第1集$https://b/1]]></dd></dl><des><![CDATA[<p>简介</p>]]></des></video></list>
      <class><ty id="2">国产剧</ty></class></rss>`;
    const { items, types, pageCount, total } = read(xml);
    expect([pageCount, total, types]).toEqual([3, 50, [{ id: '2', parentId: '', name: '国产剧' }]]);
    expect(items).toMatchObject([
      {
        vod_id: '8',
        vod_name: '琅琊榜',
        vod_year: '2015',
        vod_remarks: '全54集',
        vod_play_from: 'm3u8$$$x',
        vod_play_url: '第1集$https://a/1#第2集$https://a/2$$$第1集$https://b/1',
      },
    ]);
  });
});

test('one source has one address, and questions are added to it', () => {
  const url = sourceUrl(' https://s.example/api.php/provide/vod/at/json/?ac=list&key=k#x ');
  expect(url).toBe('https://s.example/api.php/provide/vod/at/json/?key=k');
  expect(questionUrl({ url: url ?? '' }, { ac: 'list', pg: 2 })).toBe(`${url}&ac=list&pg=2`);
  expect([sourceUrl('ftp://a/'), sourceUrl('x'), sourceUrl('https://u:p@a/')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
