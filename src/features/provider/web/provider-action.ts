import { millisecondsOf, refusalOf, seenIn, textOf } from '#/features/desk/shared/desk-form.ts';
import type { DeskCall, DeskOutcome } from '#/features/desk/shared/desk-outcome.ts';
import { PROVIDERS, type ProviderName } from '../providers.pure.ts';

const HERE = '/market/admin/catalogue/providers';
const DONE = { dry: '已开始试跑', run: '已开始补全', undo: '已开始撤销' };

/** Settings of a provider, runs, and what an operator says about doubtful titles. */
export async function handleProviderForm(call: DeskCall, form: FormData): Promise<DeskOutcome> {
  const intent = textOf(form, 'intent');
  const Name: ProviderName = PROVIDERS.find((name) => name === textOf(form, 'Name')) ?? 'bangumi';
  const back = (done: string) => ({ goTo: `${HERE}?${new URLSearchParams({ name: Name, done })}` });
  switch (intent) {
    case 'save': {
      const Key = textOf(form, 'Key').trim();
      const isForgotten = form.has('ForgetKey');
      const body = {
        ...{
          Name,
          IsOn: form.has('IsOn'),
          Base: textOf(form, 'Base'),
          PauseMs: millisecondsOf(textOf(form, 'PauseMs'), 1000),
        },
        Seen: seenIn(form),
        ...((Key || isForgotten) && { Key: isForgotten ? '' : Key }),
      };
      const result = await call('PUT /api/v1/provider', { body });
      return result.ok ? back('已保存') : refusalOf(intent, result);
    }
    case 'dry':
    case 'run':
    case 'undo': {
      const result = await call('POST /api/v1/provider/run', { body: { Name, Mode: intent } });
      return result.ok ? back(DONE[intent]) : refusalOf(intent, result);
    }
    case 'stop': {
      const result = await call('POST /api/v1/provider/stop', { body: { Name } });
      return result.ok ? back('正在停止') : refusalOf(intent, result);
    }
    case 'choose': {
      const body = { Name, TitleId: textOf(form, 'TitleId'), Item: textOf(form, 'Item') };
      const result = await call('PUT /api/v1/provider/review', { body });
      return result.ok ? back('已记下') : refusalOf(intent, result);
    }
    default:
      return { form: intent, status: 400, errors: [], message: '请选择要做的事' };
  }
}
