import { z } from 'zod';
import type { GatheredItem } from '../../catalogue/server/gathered.service.ts';
import type { Candidate } from './judge-match.ts';
import type { AskProvider } from './provider.gateway.ts';
import { type ProviderClient, plain, plainList, yearOf } from './provider-client.ts';

const Info = z.object({
  key: z.string(),
  value: z.union([z.string(), z.array(z.object({ v: z.string().optional() }))]),
});
const Subject = z.object({
  id: z.int(),
  name: z.string(),
  name_cn: z.string().default(''),
  summary: z.string().default(''),
  date: z.string().nullish(),
  infobox: z.array(Info).nullish(),
  eps: z.int().default(0),
  images: z.object({ large: z.string().nullish() }).nullish(),
  nsfw: z.boolean().default(false),
  rating: z.object({ score: z.number(), total: z.int() }).nullish(),
  tags: z.array(z.object({ name: z.string(), count: z.int() })).default([]),
});
type Subject = z.output<typeof Subject>;
const Found = z.object({ data: z.array(Subject) });
const Persons = z.array(z.object({ name: z.string(), type: z.int(), relation: z.string() }));
const Characters = z.array(
  z.object({ relation: z.string(), actors: z.array(z.object({ name: z.string() })).nullish() }),
);

/** Tags that are genres, and what we call them. */
const GENRES: Record<string, string> = {
  ...{
    科幻: '科幻',
    机战: '科幻',
    奇幻: '奇幻',
    魔法: '奇幻',
    异世界: '奇幻',
    喜剧: '喜剧',
    搞笑: '喜剧',
    恋爱: '恋爱',
  },
  ...{ 爱情: '恋爱', 校园: '校园', 热血: '热血', 战斗: '动作', 治愈: '治愈', 日常: '日常', 悬疑: '悬疑', 推理: '推理' },
  ...{ 战争: '战争', 历史: '历史', 运动: '运动', 音乐: '音乐', 偶像: '音乐', 冒险: '冒险', 恐怖: '恐怖', 美食: '美食' },
  ...{ 职场: '职场', 犯罪: '犯罪', 武侠: '武侠', 玄幻: '仙侠', 励志: '青春', 青春: '青春', 亲子: '亲子', 致郁: '剧情' },
};
const MOST_TAGS = 15;
const LEAST_VOTES = 10;

export function createBangumi(ask: AskProvider, ids: ReadonlyMap<string, { bangumi?: string }>): ProviderClient {
  return {
    idOf: ({ origin }) => (origin ? ids.get(origin)?.bangumi : undefined),

    async candidates({ name, year }) {
      const filter = { type: [2], ...(year && { air_date: [`>=${year - 1}-01-01`, `<${year + 2}-01-01`] }) };
      const answer = await ask(Found, {
        path: '/v0/search/subjects',
        query: { limit: '20' },
        body: { keyword: name, sort: 'match', filter },
      });
      return answer.state === 'found' ? answer.value.data.map(toCandidate) : [];
    },

    async read(itemId, etag) {
      const path = `/v0/subjects/${encodeURIComponent(itemId)}`;
      const subject = await ask(Subject, { path, etag });
      if (subject.state !== 'found') return subject;
      const [persons, characters] = [
        await ask(Persons, { path: `${path}/persons` }),
        await ask(Characters, { path: `${path}/characters` }),
      ];
      const directors =
        persons.state === 'found'
          ? persons.value.filter(({ type, relation }) => type === 1 && relation === '导演')
          : [];
      const actors =
        characters.state === 'found'
          ? characters.value.filter(({ relation }) => relation === '主角').flatMap((one) => one.actors ?? [])
          : [];
      const item = toItem(
        itemId,
        subject.value,
        directors.map(({ name }) => name),
        actors.map(({ name }) => name),
      );
      return { state: 'found', value: item, etag: subject.etag };
    },
  };
}

function toCandidate(subject: Subject): Candidate {
  return {
    id: String(subject.id),
    name: plain(subject.name_cn || subject.name),
    names: [subject.name, subject.name_cn],
    otherNames: otherNames(subject),
    year: yearOf(subject.date),
    people: [],
    isSameKind: true,
  };
}

function toItem(itemId: string, subject: Subject, directors: string[], actors: string[]): GatheredItem {
  const known = subject.tags.slice(0, MOST_TAGS).flatMap(({ name }) => GENRES[name] ?? []);
  // What the catalogue knows titles for adults by.
  const genres = [...(subject.nsfw ? ['18禁'] : []), ...known];
  return {
    itemId,
    itemTime: 0,
    playLists: [],
    facts: {
      name: plain(subject.name_cn || subject.name),
      kind: 'anime',
      year: yearOf(subject.date),
      aliases: plainList([subject.name, subject.name_cn, ...otherNames(subject)], 8),
      regions: [],
      languages: [],
      genres: plainList(genres, 4),
      directors: plainList(directors, 5),
      actors: plainList(actors, 12),
      releaseDate: /^\d{4}-\d{2}-\d{2}$/.test(subject.date ?? '') ? (subject.date ?? '') : '',
      duration: '',
      cover: coverOf(subject),
      summary: plain(subject.summary, 2000),
      remark: '',
      isFinished: false,
    },
    scores:
      subject.rating && subject.rating.total >= LEAST_VOTES && subject.rating.score > 0
        ? [{ source: 'Bangumi', score: subject.rating.score }]
        : [],
  };
}

/** Those for adults have none here. */
function coverOf({ images, nsfw }: Subject): string {
  const url = nsfw ? null : URL.parse(images?.large ?? '');
  return url && /^https?:$/.test(url.protocol) ? url.href : '';
}

/** A value is one text or several. */
function otherNames({ infobox }: Subject): string[] {
  const values = (infobox ?? []).filter(({ key }) => key === '别名' || key === '中文名').map(({ value }) => value);
  return values.flatMap((value) => (typeof value === 'string' ? [value] : value.flatMap(({ v }) => v ?? [])));
}
