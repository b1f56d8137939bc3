import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { Segmented } from '#/ui/segmented/segmented.tsx';
import { copyText } from '#/web/copy-text.ts';
import type { ApiRequest } from './api.pure.ts';
import { codeOf, LANGUAGES, type Language } from './code.pure.ts';

/** The request as it is filled in, in the language somebody writes. */
export function CodeView({ request, isSigned }: { request: ApiRequest; isSigned: boolean }) {
  const [language, setLanguage] = useState<Language>('curl');
  const code = codeOf(language, request, location.origin, isSigned);
  return (
    <div className="api-docs-code">
      <div className="api-docs-send">
        <Segmented
          label="代码"
          segments={LANGUAGES.map((name) => ({ value: name, label: name }))}
          value={language}
          // The segments are the languages.
          onChange={(value) => setLanguage(value as Language)}
        />
        <Button kind="line" size="sm" icon={<Copy />} onClick={() => copyText(code)}>
          复制 {language}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <pre tabIndex={0}>{code}</pre>
    </div>
  );
}
