import { shanghaiDay, toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import type { Call } from '#/platform/http/call.ts';
import type { RawAnswer, RawRoute } from '#/platform/http/raw-route.ts';
import { BYTE_ORDER_MARK, csvLine } from '#/platform/sheet/csv-line.pure.ts';
import { stateOf } from './short-link.rules.ts';
import type { CountedLink, ShortLinkService } from './short-link.service.ts';
import { NAMES } from './visit-names.rules.ts';
import type { VisitsService } from './visits.service.ts';

interface Needs {
  links: Pick<ShortLinkService, 'findOwn' | 'exportShortLinks'>;
  visits: VisitsService;
  linkPrefixOf: (call: Call) => string;
  now: () => number;
}

const STATES = { active: '可用', expired: '已过期', disabled: '已停用', blocked: '已屏蔽', full: '次数用完' } as const;
const momentText = (at: number | null) => (at === null ? '' : toShanghaiIso(at).slice(0, 19).replace('T', ' '));

/** What an owner takes along: all links, or the visits of one. */
export function visitExportRoutes({ links, visits, linkPrefixOf, now }: Needs): RawRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/v1/short_url/export',
      auth: 'member',
      handle: async (_input, call) => {
        const all = await links.exportShortLinks(memberOf(call.caller).memberId);
        return csv(`短链接-${shanghaiDay(now())}.csv`, 'links.csv', linkLines(all, linkPrefixOf(call), now()));
      },
    },
    {
      method: 'GET',
      path: '/api/v1/short_url/:Code/visits/export',
      auth: 'member',
      handle: async ({ params }, call) => {
        const link = await links.findOwn(params['Code'] ?? '', memberOf(call.caller).memberId);
        const seen = await visits.read(link, 'day');
        const days = (await visits.days(link)).map(({ day, clicks, people, bots, tips }) =>
          csvLine([day, '访问', '', ...[clicks, people, bots, tips].map(String)]),
        );
        const parts = (['source', 'device', 'system', 'region'] as const).flatMap((kind) =>
          seen[`${kind}s`].map(({ value, clicks }) =>
            csvLine(['最近 30 天', KINDS[kind], NAMES[kind](value), String(clicks), '', '', '']),
          ),
        );
        const head = csvLine(['日期', '项目', '名称', '访问', '人数', '机器人', '提示页']);
        return csv(`短链接-${link.code}.csv`, 'visits.csv', [head, ...days, ...parts]);
      },
    },
  ];
}

const KINDS = { source: '来源', device: '设备', system: '系统', region: '国家和地区' } as const;

function linkLines(all: readonly CountedLink[], prefix: string, now: number): string[] {
  const head = [
    '短链',
    '短码',
    '指向',
    '备注',
    '标签',
    '状态',
    '访问',
    '人数',
    '机器人',
    '提示页',
    '创建',
    '到期',
    '次数上限',
  ];
  return [
    csvLine(head),
    ...all.map(({ link, tags, total }) =>
      csvLine([
        prefix + encodeURI(link.code),
        link.code,
        link.url,
        link.remark,
        tags.join('，'),
        STATES[stateOf(link, now)],
        ...[total.clicks, total.people, total.bots, total.tips].map(String),
        momentText(link.createdAt),
        momentText(link.expiresAt),
        link.visitLimit === null ? '' : String(link.visitLimit),
      ]),
    ),
  ];
}

function csv(name: string, plainName: string, lines: readonly string[]): RawAnswer {
  return {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'private, no-store',
    },
    body: BYTE_ORDER_MARK + lines.join(''),
  };
}
