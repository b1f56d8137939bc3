import { seenIn } from '#/features/desk/shared/desk-form.ts';
import type { attemptApi } from '#/web/api.ts';
import { type Outcome, plainOutcome, textIn } from './robot-outcome.ts';

type Call = ReturnType<typeof attemptApi>;

export const MATCHES = {
  keyword: '关键词',
  regex: '正则',
  intent: '意图',
  url: '网址',
  default: '其他',
};
export const REPLIES = {
  text: '文本',
  image: '图片',
  card: '链接卡片',
  search: '搜片',
  short: '短链接',
  bill: '记账',
  lunar: '农历',
  human: '转人工',
};

type Match = keyof typeof MATCHES;
type Kind = keyof typeof REPLIES;

export async function handleReplyForm(call: Call, form: FormData): Promise<Outcome> {
  const params = { id: textIn(form, 'id') };
  switch (textIn(form, 'do')) {
    case 'on':
    case 'off': {
      const body = { isOn: textIn(form, 'do') === 'on' };
      return plainOutcome(await call('PUT /api/v1/wechat/robot/reply/:id', { params, body }), '已保存');
    }
    case 'save': {
      const body = { ...ruleIn(form), seen: seenIn(form) };
      return plainOutcome(await call('PUT /api/v1/wechat/robot/reply/:id', { params, body }), '已保存');
    }
    case 'answer':
    case 'done': {
      const isDone = textIn(form, 'do') === 'done';
      const body = { guid: textIn(form, 'guid'), person: textIn(form, 'person'), text: textIn(form, 'text'), isDone };
      if (!isDone && body.text === '') return { isOk: false, message: '请写一句回复', errors: [] };
      const answered = await call('POST /api/v1/wechat/robot/reply/waiting', { body });
      return plainOutcome(answered, isDone ? '已交还给机器人' : '已放进发件箱');
    }
    case 'remove':
      return plainOutcome(await call('DELETE /api/v1/wechat/robot/reply/:id', { params }), '已删除');
    default:
      return plainOutcome(await call('POST /api/v1/wechat/robot/reply', { body: ruleIn(form) }), '已添加');
  }
}

function ruleIn(form: FormData) {
  const text = (name: string) => textIn(form, name);
  const isPicture = text('kind') === 'image';
  return {
    // The API refuses any other word.
    match: text('match') as Match,
    kind: text('kind') as Kind,
    pattern: text('pattern'),
    content: text('content'),
    title: text('title'),
    desc: text('desc'),
    url: text(isPicture ? 'picture' : 'url'),
    image_url: isPicture ? '' : text('picture'),
    cooldownSeconds: text('cooldownSeconds') || 10,
    position: text('position') || 100,
  };
}
