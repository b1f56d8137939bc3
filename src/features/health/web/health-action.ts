import { addressWith, refusalOf, seenIn, textOf } from '#/features/desk/shared/desk-form.ts';
import type { DeskCall, DeskOutcome } from '#/features/desk/shared/desk-outcome.ts';

/** Where one alarm is told. */
export async function handleHealthForm(call: DeskCall, form: FormData, url: URL): Promise<DeskOutcome> {
  const Key = textOf(form, 'Key');
  const [Robot = '', Room = ''] = textOf(form, 'RobotRoom').split(' ');
  const saved = await call('PUT /api/v1/health/alarms/:Key', {
    params: { Key },
    body: { Mail: textOf(form, 'Mail'), Robot, Room, Seen: seenIn(form) },
  });
  return saved.ok ? { goTo: addressWith(url, { done: '已保存提醒' }) } : refusalOf(Key, saved);
}
