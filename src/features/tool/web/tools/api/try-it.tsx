import { Copy, Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Select } from '#/ui/select/select.tsx';
import { copyText } from '#/web/copy-text.ts';
import { readStored, useStored } from '#/web/local-storage.ts';
import type { UserInfo } from '#/web/user-info.ts';
import { type ApiField, type Operation, requestOf } from './api.pure.ts';
import { codeOf, LANGUAGES } from './code.pure.ts';
import { meaningOf } from './field-words.pure.ts';

interface Answer {
  status: number;
  milliseconds: number;
  text: string;
}

/** Fills in the fields, sends the request to this site and shows what came back. */
export function TryIt({ operation }: { operation: Operation }) {
  const isMember = useStored<UserInfo>('userInfo') !== undefined;
  const [isSigned, setIsSigned] = useState(true);
  const [values, setValues] = useState<Record<string, string>>({});
  const [answer, setAnswer] = useState<Answer>();
  const [isBusy, setIsBusy] = useState(false);
  const request = requestOf(operation, values);
  const isOwn = isMember && isSigned;

  async function send() {
    setIsBusy(true);
    const started = performance.now();
    const token = isOwn ? readStored<UserInfo>('userInfo')?.Token : undefined;
    try {
      const reply = await fetch(request.address, {
        method: request.method,
        // Without the mark, what the page's cookie says about the caller must not count either.
        credentials: isOwn ? 'same-origin' : 'omit',
        headers: {
          ...(token && { authorization: token }),
          ...(request.body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(request.body !== undefined && { body: request.body }),
      });
      const text = pretty(await reply.text());
      setAnswer({ status: reply.status, milliseconds: Math.round(performance.now() - started), text });
    } catch {
      setAnswer({ status: 0, milliseconds: Math.round(performance.now() - started), text: '网络不通，没有收到回答' });
    }
    setIsBusy(false);
  }

  if (operation.isUpload) return <p>这个接口要上传文件（multipart/form-data，字段 file），请用命令行或程序调用。</p>;
  return (
    <form
      className="api-docs-try"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {operation.fields.map((field) => {
        const key = `${field.place} ${field.name}`;
        return (
          <ApiInput
            key={key}
            field={field}
            value={values[key] ?? ''}
            onChange={(value) => setValues((old) => ({ ...old, [key]: value }))}
          />
        );
      })}
      <div className="api-docs-send">
        <Button type="submit" size="sm" icon={<Play />} loading={isBusy}>
          发送
        </Button>
        {LANGUAGES.map((language) => (
          <Button
            key={language}
            kind="line"
            size="sm"
            icon={<Copy />}
            onClick={() => copyText(codeOf(language, request, location.origin, isOwn || operation.auth !== 'visitor'))}
          >
            复制 {language}
          </Button>
        ))}
        {isMember ? (
          <Checkbox checked={isSigned} onChange={(event) => setIsSigned(event.currentTarget.checked)}>
            带上我的令牌
          </Checkbox>
        ) : (
          operation.auth !== 'visitor' && <span>登录后才能试这个接口</span>
        )}
      </div>
      <div role="status">
        {answer && (
          <>
            <p className="num">
              {answer.status > 0 ? `HTTP ${answer.status}` : '失败'} · {answer.milliseconds} ms
            </p>
            {/* Long answers scroll, and what scrolls must be reachable with the keyboard. */}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
            <pre tabIndex={0}>{answer.text}</pre>
          </>
        )}
      </div>
    </form>
  );
}

const PLACES = { path: '路径', query: '参数', body: '正文' } as const;

function ApiInput({ field, value, onChange }: { field: ApiField; value: string; onChange(value: string): void }) {
  const { name, place, type, isRequired, choices } = field;
  const shared = {
    label: name,
    aside: [PLACES[place], isRequired ? '必填' : '选填', meaningOf(name)].filter(Boolean).join(' · '),
    size: 'sm' as const,
    value,
  };
  if (choices.length > 0) {
    const options = [{ value: '', label: '不填' }, ...choices.map((choice) => ({ value: choice, label: choice }))];
    return <Select {...shared} options={options} onChange={(event) => onChange(event.target.value)} />;
  }
  const placeholder = field.default || type.replaceAll(/\s+/g, ' ').slice(0, 60);
  return (
    <Field
      {...shared}
      placeholder={placeholder}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
