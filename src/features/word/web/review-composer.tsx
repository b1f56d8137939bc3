import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { FilterSelect } from '#/ui/select/select.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { browserApi } from '#/web/browser-api.ts';
import { subjectKind } from '../review-subject.pure.ts';
import './review-composer.css';

interface Props {
  titleKey: string;
  /** What was typed before it was refused. */
  content?: string;
  refusal?: string | undefined;
}

const SCORES = [
  { value: '', label: '不打分' },
  ...Array.from({ length: 10 }, (_, index) => ({ value: String(10 - index), label: `${10 - index} 分` })),
];

const TEXTS = {
  title: { name: '短评', label: '短评或长评', hint: '一句短评，或者一篇长评，最多 8,000 字；一部片一条' },
  goods: { name: '评价', label: '评价', hint: '说说东西怎么样、店好不好找；一件商品一条' },
  article: { name: '评论', label: '评论', hint: '说说这篇文章' },
};

/** A few words about a title, one for each member. A plain form without JavaScript. */
export function ReviewComposer({ titleKey, content = '', refusal }: Props) {
  const { revalidate } = useRevalidator();
  const [error, setError] = useState(refusal);
  const [isSending, setSending] = useState(false);
  const kind = subjectKind(titleKey);
  const { name, label, hint } = TEXTS[kind];

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = (name: string) => String(new FormData(form).get(name) ?? '');
    setSending(true);
    const body = {
      Title: titleKey,
      Content: text('Content'),
      Score: text('Score'),
      Spoiler: text('Spoiler') === '1',
    };
    const result = await browserApi('POST /api/v1/word', { body }, { quiet: true });
    setSending(false);
    setError(result.ok ? undefined : result.message);
    if (!result.ok) return;
    form.reset();
    toast(result.data.State === 'waiting' ? '已收到，站长看过后显示' : `${name}已发出`, {
      kind: 'success',
    });
    await revalidate();
  }

  return (
    <form method="post" action="/review" className="review-composer" onSubmit={send}>
      <input type="hidden" name="Title" value={titleKey} />
      <textarea name="Content" rows={6} defaultValue={content} required aria-label={label} placeholder={hint} />
      {kind === 'title' && (
        <p className="review-composer-note">书架上的状态（想看、在看、看过）会显示在你的名字旁边。</p>
      )}
      {error && (
        <p className="review-composer-error" role="alert">
          {error}
        </p>
      )}
      <div className="review-composer-foot">
        {kind !== 'article' && <FilterSelect label="评分" name="Score" options={SCORES} />}
        {kind === 'title' && (
          <Checkbox name="Spoiler" value="1">
            说到了结局
          </Checkbox>
        )}
        <Button type="submit" size="sm" loading={isSending}>
          发{name}
        </Button>
      </div>
    </form>
  );
}
