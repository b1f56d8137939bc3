import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { CHANGED_MEANWHILE, Meanwhile, seen } from '#/contract/seen.ts';

const ms = z.number().nullable();

const Point = z.object({
  Time: z.string(),
  Requests: z.int(),
  /** Answers with 5xx. */
  Errors: z.int(),
  /** Milliseconds within which half, 95 and 99 of a hundred were answered; null when nobody came. */
  Half: ms,
  Slow5: ms,
  Slow1: ms,
});

const Part = z.object({
  Key: z.string(),
  Name: z.string(),
  State: z.enum(['ok', 'watch', 'bad']),
  Word: z.string(),
  Value: z.string(),
  Unit: z.string(),
  Line: z.string(),
  /** 0 to 1, of what can be full. */
  Share: z.number().nullable(),
  /** Where it is looked after. */
  Path: z.string(),
});

const Process = z.object({
  Id: z.string(),
  Host: z.string(),
  Pid: z.int(),
  Version: z.string(),
  StartedTime: z.string(),
  UptimeSeconds: z.int(),
  MemoryBytes: z.int(),
  LoopMs: z.number(),
  /** Since its start. */
  Queries: z.int(),
  SlowQueries: z.int(),
  QueryMs: z.number(),
  /** Of a hundred looks into what is kept in memory. */
  CacheHits: z.int().nullable(),
  /** Of the last whole minute. */
  Requests: z.int(),
  Errors: z.int(),
});

const Overview = z.object({
  Time: z.string(),
  Points: z.array(Point),
  Starts: z.array(z.object({ Time: z.string(), Version: z.string() })),
  Parts: z.array(Part),
  Processes: z.array(Process),
});

const NotedRequest = z.object({
  Id: z.string(),
  Time: z.string(),
  Method: z.string(),
  Route: z.string(),
  Status: z.int(),
  Ms: z.int(),
  Did: z.string(),
  Error: z.string(),
});

const Alarm = z.object({
  Key: z.string(),
  Name: z.string(),
  Mail: z.string(),
  Robot: z.string(),
  Room: z.string(),
  IsBad: z.boolean(),
  RungTime: z.string().nullable(),
});

const Robot = z.object({
  Guid: z.string(),
  Name: z.string(),
  Rooms: z.array(z.object({ Id: z.string(), Name: z.string() })),
});

export type HealthOverview = z.output<typeof Overview>;
export type HealthPoint = z.output<typeof Point>;
export type HealthPartView = z.output<typeof Part>;
export type HealthProcess = z.output<typeof Process>;
export type HealthRequest = z.output<typeof NotedRequest>;
export type HealthAlarm = z.output<typeof Alarm>;
export type HealthRobot = z.output<typeof Robot>;

const place = (name: string) => z.string(`${name}不正确`).trim().max(200, `${name}太长`).default('');

export const healthApi = {
  'GET /api/v1/health': {
    auth: 'operator',
    summary: '运行状况：响应时间、错误、各部分和每个进程（range：hour、day、week）',
    query: z.object({ range: z.enum(['hour', 'day', 'week']).catch('hour') }),
    data: Overview,
    errors: [],
  },
  'GET /api/v1/health/requests': {
    auth: 'operator',
    summary: '最近出错和慢的请求，新的在前；给了 id（请求号）就只找那一次',
    query: z.object({ id: z.string().trim().max(64, '请求号不正确').default('') }),
    data: z.object({ Result: z.array(NotedRequest) }),
    errors: [],
  },
  'GET /api/v1/health/alarms': {
    auth: 'operator',
    summary: '一直不好时怎么通知，以及可以用的机器人',
    data: z.object({ Alarms: z.array(Alarm), Robots: z.array(Robot) }),
    errors: [],
  },
  'PUT /api/v1/health/alarms/:Key': {
    auth: 'operator',
    summary: '设置一个提醒发到哪里：邮箱、机器人的群，都留空就是不提醒',
    params: z.object({ Key: z.string().max(50) }),
    body: z.object({
      Mail: z.union([z.literal(''), z.email('邮箱格式不正确').max(254, '邮箱太长')]).default(''),
      Robot: place('机器人'),
      Room: place('群'),
      Seen: seen,
    }),
    data: z.boolean(),
    errors: ['health.unknown_alarm', 'health.room_missing', 'health.unknown_robot', CHANGED_MEANWHILE],
    failureData: Meanwhile,
  },
} as const satisfies EndpointTable;
