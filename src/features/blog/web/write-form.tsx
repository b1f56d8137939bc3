import { ImagePlus, Save, Send, Undo2 } from 'lucide-react';
import { lazy, type SubmitEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { FieldError } from '#/contract/envelope.ts';
import type { Meanwhile } from '#/contract/seen.ts';
import { MeanwhileNotice } from '#/features/desk/shared/seen-record.tsx';
import { UnsavedForm } from '#/features/desk/shared/unsaved-form.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { Field } from '#/ui/field/field.tsx';
import { TextArea } from '#/ui/field/text-area.tsx';
import { FormErrors } from '#/ui/form/form-errors.tsx';
import { Popover } from '#/ui/popover/popover.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { browserApi } from '#/web/browser-api.ts';
import { ArticleText } from './article-text.tsx';
import { readForm, sendArticle, type Written } from './write-article.ts';
import '#/web/confirm-fold.css';
import '#/ui/form/form.css';
import './write-form.css';

const MediaDialog = lazy(() => import('#/features/media/shared/media-dialog.tsx'));

interface Props {
  /** Null for a new article. */
  written: Written | null;
  categories: readonly string[];
}

/** Between the last key and the look at it. */
const PAUSE_MS = 500;

type Preview = { Minutes: number; Parts: { Html: string; Picture: { Url: string; Caption: string } | null }[] };

const WORDS = {
  Title: '标题',
  Markdown: '正文',
  Excerpt: '摘要',
  Categories: '分类',
  Tags: '标签',
  IsPinned: '置顶',
};

/** What differs from what was opened here. */
const meanwhileIn = (latest: Written, written: Written | null): Meanwhile => ({
  Now: { ...latest },
  // The table names fields of an article.
  Others: (Object.keys(WORDS) as (keyof typeof WORDS)[]).filter(
    (name) => String(latest[name]) !== String(written?.[name]),
  ),
});

/** The editor: Markdown on the left, what readers will see on the right. */
export function WriteForm({ written, categories }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [latest, setLatest] = useState<Written>();
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [preview, setPreview] = useState<Preview>();
  const [busy, setBusy] = useState('');
  const [library, setLibrary] = useState<'never' | 'open' | 'closed'>('never');

  /** Where the writer is, each picture in a paragraph of its own. */
  function insert(urls: readonly string[]) {
    const field = form.current?.elements.namedItem('Markdown');
    if (!(field instanceof HTMLTextAreaElement)) return;
    const text = urls.map((url) => `\n\n![](${url})\n\n`).join('');
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
    field.focus();
    showSoon();
  }

  async function during(what: string, work: () => Promise<unknown>) {
    setBusy(what);
    await work();
    setBusy('');
  }

  const asked = useRef(0);
  const show = useCallback(async () => {
    if (!form.current) return;
    const { Title, Markdown } = readForm(form.current);
    asked.current += 1;
    const turn = asked.current;
    const answer = Markdown.trim()
      ? await browserApi('POST /api/v1/blog/preview', { body: { Title, Markdown } })
      : null;
    // Only the newest counts: an older answer may come later.
    if (turn === asked.current && answer?.ok !== false) setPreview(answer?.data);
  }, []);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const showSoon = () => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(show, PAUSE_MS);
  };
  useEffect(() => {
    show();
    return () => clearTimeout(waiting.current);
  }, [show]);

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isPublishing = event.nativeEvent.submitter?.getAttribute('value') === 'publish';
    const fields = readForm(event.currentTarget);
    return during(isPublishing ? 'publish' : 'save', async () => {
      const outcome = await sendArticle(written, fields, isPublishing);
      setErrors(outcome.errors);
      setLatest(outcome.latest);
      if (!outcome.name) return;
      toast(isPublishing ? '已发布' : '草稿已保存', { kind: 'success' });
      if (written) await revalidate();
      else navigate(`/market/admin/blog/write?name=${encodeURIComponent(outcome.name)}`, { replace: true });
    });
  };

  const withdraw = (name: string) =>
    during('withdraw', async () => {
      const { ok } = await browserApi('POST /api/v1/blog/draft/:Name/withdraw', { params: { Name: name } });
      if (ok) await revalidate();
    });

  const remove = (name: string) =>
    during('remove', async () => {
      const { ok } = await browserApi('DELETE /api/v1/blog/draft/:Name', { params: { Name: name } });
      if (!ok) return;
      // Nothing is left that could be lost.
      form.current?.reset();
      navigate('/market/admin/blog');
    });

  return (
    <div className="write">
      <form ref={form} className="form write-form" noValidate onSubmit={save} onInput={showSoon}>
        <UnsavedForm what="文章" saved={written?.Version} isRefused={errors.length > 0 || latest !== undefined} />
        <FormErrors errors={errors} message={undefined}>
          {/* Two writers must not undo each other: what was read last goes back with the change. */}
          <input type="hidden" name="Version" value={latest?.Version ?? written?.Version ?? 0} readOnly />
          {latest && <MeanwhileNotice meanwhile={meanwhileIn(latest, written)} words={WORDS} />}
          <Field label="标题" name="Title" defaultValue={written?.Title} size="lg" required />
          <TextArea
            label="正文"
            name="Markdown"
            rows={18}
            className="write-markdown"
            defaultValue={written?.Markdown}
            hint="用 Markdown 写；二级标题会成为目录，头图由网站来画"
            aside={
              <Button kind="quiet" size="sm" icon={<ImagePlus />} onClick={() => setLibrary('open')}>
                插入图片
              </Button>
            }
          />
          {!written && (
            <Field label="网址" name="Slug" hint="小写字母、数字和连字符；不填就用标题的拼音" autoCapitalize="off" />
          )}
          <TextArea label="摘要" name="Excerpt" rows={2} maxLength={300} defaultValue={written?.Excerpt} />
          <div className="write-terms">
            <Field
              label="分类"
              name="Categories"
              defaultValue={written?.Categories.join('、')}
              hint={categories.length > 0 ? `已有：${categories.join('、')}` : '用顿号分开'}
            />
            <Field label="标签" name="Tags" defaultValue={written?.Tags.join('、')} hint="用顿号分开" />
          </div>
          <Checkbox name="IsPinned" value="1" defaultChecked={written?.IsPinned ?? false}>
            置顶
          </Checkbox>
          <div className="form-actions">
            <Button type="submit" name="then" value="publish" icon={<Send />} loading={busy === 'publish'}>
              发布
            </Button>
            <Button type="submit" kind="line" icon={<Save />} loading={busy === 'save'}>
              保存草稿
            </Button>
            {written && written.State !== 'draft' && (
              <Button
                kind="quiet"
                icon={<Undo2 />}
                loading={busy === 'withdraw'}
                onClick={() => withdraw(written.Name)}
              >
                撤回
              </Button>
            )}
            {written && (
              <Popover label="删除" buttonClass="confirm-fold" panelClass="confirm-fold-box" width={300}>
                <p>删除这篇文章？它的地址不能再用。</p>
                <Button size="sm" kind="danger" loading={busy === 'remove'} onClick={() => remove(written.Name)}>
                  删除文章
                </Button>
              </Popover>
            )}
          </div>
        </FormErrors>
      </form>
      {library !== 'never' && (
        <Suspense>
          <MediaDialog
            open={library === 'open'}
            onClose={() => setLibrary('closed')}
            place="文章插图"
            isMultiple
            onPick={(pictures) => {
              setLibrary('closed');
              insert(pictures.map(({ Url }) => Url));
            }}
          />
        </Suspense>
      )}
      <section className="write-preview" aria-label="预览" aria-live="polite">
        {preview ? (
          <>
            <p className="write-preview-note">读者会看到的样子，约 {preview.Minutes} 分钟</p>
            <ArticleText parts={preview.Parts} />
          </>
        ) : (
          <p className="write-preview-note">写了正文，这里就是读者会看到的样子；发布之前访客看不到。</p>
        )}
      </section>
    </div>
  );
}
