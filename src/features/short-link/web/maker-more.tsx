import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { copyText } from '#/web/copy-text.ts';
import type { Typed } from './short-maker.tsx';
import { SlugField } from './slug-field.tsx';
import { UtmBuilder } from './utm-builder.tsx';

/** To be kept as the address of a bookmark. */
const bookmarkletFor = (origin: string) =>
  `javascript:location.href='${origin}/short?url='+encodeURIComponent(location.href)`;

/** What only members may wish for. */
export default function MakerMore({ typed }: { typed: Typed }) {
  return (
    <details className="short-maker-more" open={typed.Slug !== '' || typed.Remark !== '' || typed.Tags !== ''}>
      <summary>自选短码、备注、标签、推广参数</summary>
      <div className="short-maker-fields">
        <SlugField typed={typed.Slug} />
        <Field label="备注" name="Remark" aside="只有自己看得到" defaultValue={typed.Remark} maxLength={60} />
        <Field label="标签" name="Tags" aside="用逗号分开" defaultValue={typed.Tags} autoComplete="off" />
      </div>
      <UtmBuilder />
      <Button kind="quiet" size="sm" onClick={() => copyText(bookmarkletFor(location.origin))}>
        复制书签脚本：在任何网页点一下书签就来这里生成
      </Button>
    </details>
  );
}
