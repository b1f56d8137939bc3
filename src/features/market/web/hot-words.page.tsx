import { Ban, Pin } from 'lucide-react';
import { Form, useLocation } from 'react-router';
import { addressWith, answerDeskForm, doneIn, refusalOf, textOf } from '#/features/desk/shared/desk-form.ts';
import { DeskHead } from '#/features/desk/shared/desk-head.tsx';
import type { DeskCall, DeskOutcome } from '#/features/desk/shared/desk-outcome.ts';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Field } from '#/ui/field/field.tsx';
import { api } from '#/web/api.ts';
import { deskMeta } from '#/web/head.ts';
import type { Route } from './+types/hot-words.page.ts';
import { ChosenWords, WeekTable } from './hot-word-lists.tsx';
import './hot-words.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  deskMeta(matches[0].loaderData, {
    title: '热搜词',
    description: '市集热搜的置顶与屏蔽，和近七天搜过的词。',
    path: '/market/admin/search/words',
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const words = await api(context)('GET /api/v1/crawl/search/words', {});
  return { words, done: doneIn(url.searchParams) };
}

const DONE = { pinned: '已置顶', first: '已排到最前', hidden: '已屏蔽', open: '已恢复' } as const;
type Place = keyof typeof DONE;
const isPlace = (text: string): text is Place => Object.hasOwn(DONE, text);

/** A button says the place and the word, as in `hidden 相机`; the form for a new word has both apart. */
async function choose(call: DeskCall, form: FormData, url: URL): Promise<DeskOutcome> {
  const [, place = textOf(form, 'Place'), word = textOf(form, 'Words')] =
    /^(\w+) (.+)$/s.exec(textOf(form, 'One')) ?? [];
  if (!isPlace(place)) return { form: 'words', status: 400, errors: [], message: '请选择置顶或屏蔽' };
  const result = await call('PUT /api/v1/crawl/search/words', { body: { Words: word, Place: place } });
  return result.ok ? { goTo: addressWith(url, { done: DONE[place] }) } : refusalOf('words', result);
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, choose);

export default function HotWordsPage({ loaderData: { words, done }, actionData }: Route.ComponentProps) {
  const { Pinned, Hidden, Shown, Week } = words;
  const { key } = useLocation();
  return (
    <>
      <DeskHead
        title="热搜词"
        note="近七天在市集有至少三位访客搜过、跨两天以上、其中一天不少于两位的词会上热搜；满五个才显示，屏蔽的不算。"
        done={done}
        refusal={actionData}
      />
      <Form method="post" preventScrollReset className="hot-words-add" key={key}>
        <Field
          label="添加一个词"
          name="Words"
          size="sm"
          maxLength={20}
          required
          error={actionData?.errors.find(({ Field: field }) => field === 'Words')?.Message}
        />
        <Button type="submit" name="Place" value="pinned" icon={<Pin size={15} aria-hidden />}>
          置顶
        </Button>
        <Button type="submit" kind="line" name="Place" value="hidden" icon={<Ban size={15} aria-hidden />}>
          屏蔽
        </Button>
      </Form>
      <Form method="post" preventScrollReset className="hot-words">
        <section aria-labelledby="hot-shown">
          <h2 id="hot-shown">访客看到的热搜</h2>
          {Shown.length === 0 ? (
            <p className="hot-words-none">还不满五个，市集暂不显示热搜，改为显示分类。</p>
          ) : (
            <ol className="hot-words-shown">
              {Shown.map((word) => (
                <li key={word}>{word}</li>
              ))}
            </ol>
          )}
        </section>
        <ChosenWords title="置顶" note="排在最前，最多 10 个" words={Pinned} verb="取消置顶" canLead />
        <ChosenWords title="屏蔽" note="含有这些词的搜索不上热搜" words={Hidden} verb="解除屏蔽" />
        <section aria-labelledby="hot-week">
          <h2 id="hot-week">近七天搜过的</h2>
          {Week.length === 0 ? (
            <EmptyState title="近七天还没有人搜过">有人在市集或无限搜索里搜了，这里按人数列出来。</EmptyState>
          ) : (
            <WeekTable words={Week} />
          )}
        </section>
      </Form>
    </>
  );
}
