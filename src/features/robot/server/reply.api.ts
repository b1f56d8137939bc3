import { DAY_MS, shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { robotReplyApi } from '../robot-reply.contract.ts';
import type { Conversation, Reply } from './hear/conversation.service.ts';
import type { HearStore } from './hear/hear.store.ts';
import type { ReplyService } from './reply.service.ts';
import type { ReplyRule } from './reply-match.ts';
import { presentRule } from './robot.present.ts';

const MOST_MISSED = 12;

interface Needs {
  replies: ReplyService;
  conversation: Pick<Conversation, 'try'>;
  heard: Pick<HearStore, 'hitsSince' | 'missesSince'>;
  now: () => number;
}

export function bindReplyApi({ replies, conversation, heard, now }: Needs) {
  const daysAgo = (days: number) => shanghaiDay(now() - days * DAY_MS);
  const shown = async (rule: ReplyRule) => presentRule(rule, (await heard.hitsSince(daysAgo(30))).get(rule.id) ?? 0);
  return bindApi(robotReplyApi, {
    'GET /api/v1/wechat/robot/reply': async () => {
      const [rules, hits, misses, lately] = await Promise.all([
        replies.list(),
        heard.hitsSince(daysAgo(30)),
        heard.missesSince(daysAgo(30)),
        heard.missesSince(daysAgo(7)),
      ]);
      return {
        Result: rules.map((rule) => presentRule(rule, hits.get(rule.id) ?? 0)),
        Own: hits.get(0) ?? 0,
        Missed: misses.reduce((sum, { times }) => sum + times, 0),
        MissedWords: lately.filter(({ words }) => words !== '').slice(0, MOST_MISSED),
      };
    },
    'POST /api/v1/wechat/robot/reply/try': async ({ body: { text, isGroup } }, { siteOrigin }) => {
      const began = performance.now();
      const { reply, ruleId, why } = await conversation.try(text, isGroup, siteOrigin);
      return { reply: reply ? presentReply(reply) : null, ruleId, why, ms: Math.round(performance.now() - began) };
    },
    'PUT /api/v1/wechat/robot/reply/order': async ({ body }) => {
      await replies.order(body.ids);
      return true;
    },
    'POST /api/v1/wechat/robot/reply': async ({ body }) => shown(await replies.add(body)),
    'PUT /api/v1/wechat/robot/reply/:id': async ({ params, body }) => shown(await replies.change(params.id, body)),
    'DELETE /api/v1/wechat/robot/reply/:id': async ({ params }) => {
      await replies.remove(params.id);
      return true;
    },
  });
}

function presentReply(reply: Reply) {
  const none = { text: '', url: '', image: '', things: [] };
  if (reply.kind === 'card') {
    return {
      ...none,
      kind: reply.kind,
      text: [reply.title, reply.text].filter(Boolean).join('\n'),
      url: reply.url,
      image: reply.image,
    };
  }
  if (reply.kind === 'image') return { ...none, kind: reply.kind, image: reply.url };
  return { ...none, ...reply };
}
