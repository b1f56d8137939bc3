import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '#/web/browser-api.ts';
import type { ReplyRule } from '../robot-reply.contract.ts';

/** The rules as they were put in order here, at once; what was moved twice in a breath is told to the server in that order. */
export function useRuleOrder(rules: readonly ReplyRule[]) {
  const [wanted, setWanted] = useState<readonly number[]>();
  const [said, setSaid] = useState('');
  const newest = useRef<readonly number[]>(undefined);
  const telling = useRef<Promise<unknown>>(undefined);
  const { revalidate } = useRevalidator();
  // The page is drawn anew some time after the server has answered: until the rules have come in this order, it is ours.
  if (wanted && (wanted.length !== rules.length || rules.every(({ id }, index) => id === wanted[index])))
    setWanted(undefined);
  const placeOf = ({ id }: ReplyRule) => wanted?.indexOf(id) ?? 0;
  const ordered = rules.toSorted((one, other) => placeOf(one) - placeOf(other));

  async function tell(ids: readonly number[], before: Promise<unknown> | undefined) {
    await before;
    const answer = await browserApi('PUT /api/v1/wechat/robot/reply/order', { body: { ids: [...ids] } });
    await revalidate();
    if (answer.ok) return;
    setSaid(`没有排成：${answer.message}`);
    if (newest.current === ids) setWanted(undefined);
  }

  function move(id: number, to: number) {
    const at = ordered.findIndex((rule) => rule.id === id);
    if (at < 0 || to < 0 || to >= ordered.length || to === at) return;
    const ids = ordered
      .map((rule) => rule.id)
      .toSpliced(at, 1)
      .toSpliced(to, 0, id);
    newest.current = ids;
    setWanted(ids);
    setSaid(`已移到第 ${to + 1} 位，共 ${ids.length} 条`);
    telling.current = tell(ids, telling.current);
  }

  return { ordered, said, move };
}
