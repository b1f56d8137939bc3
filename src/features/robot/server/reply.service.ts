import { internalPath } from '#/contract/internal-path.pure.ts';
import type { SendName } from '../robot-interfaces.pure.ts';
import type { ReplyWish } from '../robot-reply.contract.ts';
import { checkedMessage, faultOf } from './message.ts';
import type { NewRule, ReplyStore } from './reply.store.ts';
import { isPattern, type ReplyRule } from './reply-match.ts';
import { badRule, ruleNotFound } from './robot.errors.ts';

export type ReplyService = ReturnType<typeof createReplyService>;

const EMPTY: NewRule = {
  match: 'keyword',
  pattern: '',
  kind: 'text',
  body: {},
  cooldownSeconds: 10,
  position: 100,
  isOn: true,
};

export function createReplyService(replies: ReplyStore) {
  async function find(id: number): Promise<ReplyRule> {
    const rule = await replies.find(id);
    if (!rule) throw ruleNotFound();
    return rule;
  }

  return {
    list: () => replies.list(),

    add: async (wish: ReplyWish): Promise<ReplyRule> => find(await replies.add(merged(EMPTY, wish))),

    async change(id: number, wish: ReplyWish): Promise<ReplyRule> {
      const { id: _id, ...old } = await find(id);
      await replies.change(id, merged(old, wish));
      return find(id);
    },

    /** Places from 1 on; rules that are not named keep their order behind them. */
    async order(ids: readonly number[]): Promise<void> {
      const known = (await replies.list()).map(({ id }) => id);
      const named = [...new Set(ids)].filter((id) => known.includes(id));
      await replies.place([...named, ...known.filter((id) => !named.includes(id))]);
    },

    async remove(id: number): Promise<void> {
      if (!(await replies.remove(id))) throw ruleNotFound();
    },
  };
}

/** The old rule with the given fields changed, or the refusal that says what is wrong with it. */
function merged(old: NewRule, wish: ReplyWish): NewRule {
  const { content, title, desc, url, image_url, ...rest } = wish;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const texts = Object.entries({ content, title, desc, url, image_url }).filter(([, value]) => value !== undefined);
  const rule: NewRule = { ...old, ...given, body: { ...old.body, ...Object.fromEntries(texts) } };
  if ((rule.match === 'keyword' || rule.match === 'regex') && rule.pattern === '')
    throw badRule('pattern', '请填写要匹配的内容');
  if (rule.match === 'regex' && !isPattern(rule.pattern)) throw badRule('pattern', '正则表达式不正确');
  return { ...rule, body: checkedBody(rule) };
}

function checkedBody({ kind, body }: NewRule): Record<string, unknown> {
  if (kind === 'human') return body['content'] ? checkedPart('/msg/send_text', body) : {};
  if (kind === 'text') return checkedPart('/msg/send_text', body);
  if (kind === 'image') return checkedPart('/msg/send_image', body, 'url');
  if (kind === 'card') return checkedPart('/msg/send_link_card', body, 'image_url');
  return {};
}

/** A picture of ours is kept without the host, which may change, while a message needs the whole address. */
function checkedPart(name: SendName, body: Record<string, unknown>, picture = ''): Record<string, unknown> {
  const path = typeof body[picture] === 'string' ? internalPath(body[picture]) : undefined;
  const message = path === undefined ? body : { ...body, [picture]: `https://here.invalid${path}` };
  const fault = faultOf(name, message);
  if (fault) throw badRule(fault.field, fault.message);
  return { ...checkedMessage(name, message).body, ...(path !== undefined && { [picture]: path }) };
}
