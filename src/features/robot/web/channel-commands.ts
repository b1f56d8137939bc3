import { seenIn } from '#/features/desk/shared/desk-form.ts';
import type { Attempt, attemptApi } from '#/web/api.ts';
import { channelKinds, isChannel } from '../channels.pure.ts';
import type { TestedChannel } from '../robot-channel.contract.ts';
import { type Outcome, plainOutcome, textIn } from './robot-outcome.ts';

type Call = ReturnType<typeof attemptApi>;

export interface ChannelOutcome extends Outcome {
  driver: string;
  isTested: boolean;
  seconds: string;
  secret: string;
  hearUrl: string;
}

const nothing = { isTested: false, seconds: '', secret: '', hearUrl: '' };

/** What the buttons about channels do. */
export async function handleChannelForm(call: Call, form: FormData): Promise<ChannelOutcome> {
  const wish = textIn(form, 'do');
  const driver = textIn(form, 'driver');
  const guid = textIn(form, 'guid');
  const plain = (outcome: Outcome): ChannelOutcome => ({ ...nothing, ...outcome, driver });
  const params = { guid };
  switch (wish) {
    case 'channelTest':
      return test(call, form);
    case 'channelAdd':
      return add(call, form);
    case 'channelTestKnown': {
      const tested = await call('POST /api/v1/wechat/robot/channel/:guid/test', { params, body: {} });
      return plain(arrived(tested));
    }
    case 'channelListen':
      return plain(arrived(await call('POST /api/v1/wechat/robot/channel/:guid/listen', { params })));
    case 'channelOn':
    case 'channelOff': {
      const isOff = wish === 'channelOff';
      const changed = await call('PUT /api/v1/wechat/robot/channel/:guid', { params, body: { isOff } });
      return plain(plainOutcome(changed, isOff ? '已停用，消息先不发' : '已启用'));
    }
    default: {
      const fields = Object.fromEntries(
        [...form.keys()]
          .filter((name) => name.startsWith('field.') && textIn(form, name) !== '')
          .map((name) => [name.slice('field.'.length), textIn(form, name)]),
      );
      const body = {
        nickname: textIn(form, 'nickname'),
        perMinute: textIn(form, 'perMinute'),
        ...(Object.keys(fields).length > 0 && { fields }),
        seen: seenIn(form),
      };
      const changed = await call('PUT /api/v1/wechat/robot/channel/:guid', { params, body });
      const revived = changed.ok ? changed.data.revived : 0;
      return plain(plainOutcome(changed, revived > 0 ? `已保存，${revived} 条没送到的接着发` : '已保存'));
    }
  }
}

function fieldsIn(form: FormData, driver: string): Record<string, string> {
  const names = isChannel(driver) ? channelKinds[driver].fields.map(({ name }) => name) : [];
  return Object.fromEntries(names.map((name) => [name, textIn(form, name)]));
}

function arrived(tested: Attempt<TestedChannel>): Outcome {
  if (!tested.ok) return plainOutcome(tested, '');
  const { isArrived, answer, ms } = tested.data;
  const message = isArrived ? `已送到，${(ms / 1000).toFixed(2)} 秒；对方答：${answer}` : answer;
  return { isOk: isArrived, message, errors: [] };
}

async function test(call: Call, form: FormData): Promise<ChannelOutcome> {
  const driver = textIn(form, 'driver');
  const fields = fieldsIn(form, driver);
  // The API refuses any other word.
  const body = { driver: driver as 'wecom', fields, text: textIn(form, 'text') };
  const tested = await call('POST /api/v1/wechat/robot/channel/test', { body });
  if (!tested.ok) return { ...nothing, ...plainOutcome(tested, ''), driver };
  const { isArrived, answer, ms, field } = tested.data;
  const errors = field ? [{ Field: field, Message: answer }] : [];
  const message = isArrived
    ? `对方答：${answer}。去那边看一眼，名字和头像在那里改。`
    : `${answer}。没有存下任何东西，也没有改用沙箱。`;
  return { ...nothing, driver, isOk: isArrived, message, errors, isTested: true, seconds: (ms / 1000).toFixed(2) };
}

async function add(call: Call, form: FormData): Promise<ChannelOutcome> {
  const driver = textIn(form, 'driver');
  const kind = isChannel(driver) ? channelKinds[driver] : undefined;
  const body = {
    // The API refuses any other word.
    driver: driver as 'wecom',
    fields: fieldsIn(form, driver),
    nickname: textIn(form, 'nickname') || kind?.name || '',
    ...(textIn(form, 'perMinute') && { perMinute: textIn(form, 'perMinute') }),
  };
  const added = await call('POST /api/v1/wechat/robot/channel', { body });
  const outcome = { ...nothing, ...plainOutcome(added, '已保存，可以在推送里选用。'), driver };
  if (!added.ok) return outcome;
  return { ...outcome, secret: added.data.secret, hearUrl: kind?.hears ? added.data.hearUrl : '' };
}
