import { Copy } from 'lucide-react';
import { xmlText } from '#/contract/xml-text.pure.ts';
import { Button } from '#/ui/button/button.tsx';
import { Card } from '#/ui/section/card.tsx';
import { copyText } from '#/web/copy-text.ts';

/** What to put on the other site. */
export function OurLink({ title, origin }: { title: string; origin: string }) {
  const code = `<a href="${origin}/">${xmlText(title)}</a>`;
  return (
    <Card title="本站的链接" className="links-ours">
      <p>把这一行放到你的页面上，不要加 nofollow：</p>
      <pre>
        <code>{code}</code>
      </pre>
      <Button kind="line" size="sm" icon={<Copy aria-hidden />} onClick={() => copyText(code)}>
        复制
      </Button>
      <ol>
        <li>提交后，系统会打开你填的页面，找指向本站的链接。</li>
        <li>检查结果和站长的决定都会写在申请页上，请留好它的地址。</li>
        <li>内容违法、打不开或长期没有更新的网站不会通过。</li>
      </ol>
    </Card>
  );
}
