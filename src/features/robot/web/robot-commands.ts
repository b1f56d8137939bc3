import { seenIn } from '#/features/desk/shared/desk-form.ts';
import type { attemptApi } from '#/web/api.ts';
import { type Outcome, outcomeOf, plainOutcome, textIn } from './robot-outcome.ts';

type Call = ReturnType<typeof attemptApi>;

const FORWARD = 'POST /api/v1/wechat/robot/forwardPost';

/** What the buttons of the accounts page do, by their value. */
export async function handleRobotForm(call: Call, form: FormData): Promise<Outcome> {
  const guid = textIn(form, 'guid');
  const forward = async (interfaceName: string, requestBody: Record<string, unknown>, done: string) =>
    outcomeOf(await call(FORWARD, { body: { interfaceName, requestBody } }), done);
  switch (textIn(form, 'do')) {
    case 'create': {
      const [driver, nickname, secret] = [textIn(form, 'driver'), textIn(form, 'nickname'), textIn(form, 'secret')];
      return forward('/client/create', { driver, nickname, secret }, '已创建');
    }
    case 'open':
      return forward('/client/open', { guid, smart: false, show_login_qrcode: true }, '二维码已刷新');
    case 'check':
      return forward('/user/get_profile', { guid, errorRemove: 0 }, '账号在线');
    case 'rooms':
      return forward('/room/get_rooms', { guid }, '群列表已更新');
    case 'scan':
      return forward('/sandbox/scan', { guid }, '已模拟扫码登录');
    case 'callback':
      return forward('/global/set_callback_url', {}, '回调地址已设置');
    case 'quiet': {
      const body = { quietFrom: textIn(form, 'quietFrom'), quietTo: textIn(form, 'quietTo'), seen: seenIn(form) };
      const done = body.quietFrom ? `免打扰时间已设为 ${body.quietFrom}–${body.quietTo}` : '已取消免打扰';
      return plainOutcome(await call('PUT /api/v1/wechat/robot/:guid', { params: { guid }, body }), done);
    }
    case 'secret': {
      const body = { secret: textIn(form, 'secret') };
      return plainOutcome(
        await call('PUT /api/v1/wechat/robot/:guid/secret', { params: { guid }, body }),
        '密钥已保存',
      );
    }
    case 'remove':
      return plainOutcome(await call('DELETE /api/v1/wechat/robot/:guid', { params: { guid } }), '已删除');
    case 'checkAll':
      return checkAll(call);
    default:
      return { isOk: false, message: '错误请重试', errors: [] };
  }
}

/** Removes the robots that are logged out. */
async function checkAll(call: Call): Promise<Outcome> {
  const list = await call('GET /api/v1/wechat/robot', {});
  if (!list.ok) return plainOutcome(list, '');
  const messages = new Set<string>();
  let online = 0;
  for (const { guid } of list.data.Result) {
    const body = { interfaceName: '/user/get_profile', requestBody: { guid, errorRemove: 1 } };
    const checked = outcomeOf(await call(FORWARD, { body }), '');
    if (checked.isOk) online++;
    else messages.add(checked.message);
  }
  return { isOk: messages.size === 0, message: [`${online} 个在线`, ...messages].join('；'), errors: [] };
}
