import type { MouseEvent } from 'react';
import { useRevalidator } from 'react-router';
import { Badge } from '#/ui/badge/badge.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { browserApi } from '#/web/browser-api.ts';
import type { ReviewedItem } from '../market-item.contract.ts';

const DOWN: Record<string, [word: string, tone: 'off' | 'failed' | 'waiting']> = {
  operator: ['已下架', 'off'],
  expired: ['到期下架', 'off'],
  dead_link: ['链接失效下架', 'failed'],
  // What members offer.
  waiting: ['会员发布，待审核', 'waiting'],
  reported: ['被举报，待查看', 'failed'],
};

/** Whether it is on, and the button that turns that round; without JavaScript the form around it is sent. */
export function ItemState({ item: { id, title, status, down_reason, link_state } }: { item: ReviewedItem }) {
  const { revalidate } = useRevalidator();
  const isOn = status === 1;
  const [word, tone] = DOWN[down_reason] ?? ['已下架', 'off'];

  async function set(next: 0 | 1) {
    const result = await browserApi('PUT /api/v1/crawl/common/search/:id', { params: { id }, body: { status: next } });
    await revalidate();
    return result.ok;
  }

  async function turn(event: MouseEvent) {
    event.preventDefault();
    if (!(await set(isOn ? 0 : 1))) return;
    toast(`${title}：已${isOn ? '下架' : '上架'}`, {
      kind: 'success',
      action: { label: '撤销', run: () => void set(isOn ? 1 : 0) },
    });
  }

  return (
    <span className="item-state">
      {isOn ? (
        <Badge tone={link_state === 'ok' || link_state === null ? 'done' : 'waiting'}>
          {link_state === 'ok' || link_state === null ? '上架中' : '链接可疑'}
        </Badge>
      ) : (
        <Badge tone={tone}>{word}</Badge>
      )}
      <button
        type="submit"
        name="One"
        value={`${isOn ? 'off' : 'on'} ${id}`}
        aria-label={`${isOn ? '下架' : '上架'} ${title}`}
        onClick={(event) => void turn(event)}
      >
        {isOn ? '下架' : '上架'}
      </button>
    </span>
  );
}
