import type { HealthPart } from '#/platform/feature.ts';
import type { OutboxStore } from './outbox.store.ts';
import { quietUntil } from './quiet-hours.rules.ts';
import type { RobotStore } from './robot.store.ts';

const LATE_MS = 10 * 60_000;

interface Needs {
  robots: Pick<RobotStore, 'list'>;
  outbox: Pick<OutboxStore, 'counts'>;
  now: () => number;
}

export function robotParts({ robots, outbox, now }: Needs): HealthPart[] {
  return [
    {
      key: 'queue',
      name: '发件队列',
      path: '/market/admin/wechat/robot/push',
      async read() {
        const [{ byState, oldestAt }, all] = await Promise.all([outbox.counts(), robots.list()]);
        const waiting = (byState.queued ?? 0) + (byState.sending ?? 0);
        const doubtful = byState.dead ?? 0;
        const common = { value: String(waiting), unit: '条' };
        const isQuiet = all.some(({ quiet }) => quietUntil(now(), quiet) !== undefined);
        if (oldestAt !== undefined && now() - oldestAt > LATE_MS && !isQuiet) {
          const minutes = Math.floor((now() - oldestAt) / 60_000);
          return { ...common, state: 'bad', word: '发不动', line: `最久的等了 ${minutes} 分钟` };
        }
        const state = waiting > 0 || doubtful > 0 ? 'watch' : 'ok';
        const word = waiting > 0 ? '在排队' : doubtful > 0 ? '有没发出的' : '正常';
        const line = isQuiet && waiting > 0 ? '安静时段过后接着发' : `没发出的 ${doubtful}`;
        return { ...common, state, word, line };
      },
    },
    {
      key: 'robots',
      name: '机器人',
      path: '/market/admin/wechat/robot',
      async read() {
        const all = await robots.list();
        const lost = all.filter(({ status, isSecretLost }) => status !== 1 || isSecretLost);
        const common = { value: String(all.length - lost.length), unit: `/ ${all.length} 可用` };
        const [first] = lost;
        if (!first) return { ...common, state: 'ok', word: '正常', line: all.length === 0 ? '还没有添加' : '都能收发' };
        const name = `「${first.nickname || first.guid}」${lost.length > 1 ? `等 ${lost.length} 个` : ''}`;
        const line = first.isSecretLost ? `${name}的密钥要重新填` : `${name}不在线`;
        return { ...common, state: 'bad', word: `${lost.length} 个收不到`, line };
      },
    },
  ];
}
