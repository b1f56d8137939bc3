import { useEffect, useState } from 'react';
import { Field } from '#/ui/field/field.tsx';
import { backgroundApi } from '#/web/browser-api.ts';

const WAIT_MS = 350;

type Answer = { typed: string; ok?: string; error?: string };

/** A code of one's own, looked up while it is typed. The server has the last word. */
export function SlugField({ typed }: { typed: string }) {
  const [slug, setSlug] = useState(typed);
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    const asked = slug.trim();
    if (asked === '') return;
    let isOld = false;
    const timer = setTimeout(async () => {
      const result = await backgroundApi('GET /api/v1/short_url/slug', { query: { slug: asked } });
      if (isOld) return;
      setAnswer({ typed: asked, ...(result.ok ? { ok: `可以使用：${result.data.Slug}` } : { error: result.message }) });
    }, WAIT_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [slug]);
  const current = answer?.typed === slug.trim() ? answer : undefined;
  return (
    <Field
      label="短码"
      name="Slug"
      aside="留空就随机"
      hint="汉字、字母、数字，大小写和繁简算同一个"
      value={slug}
      onChange={(event) => setSlug(event.target.value)}
      ok={current?.ok}
      {...(current?.error && { error: current.error })}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={60}
    />
  );
}
