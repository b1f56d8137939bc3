import { Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Select } from '#/ui/select/select.tsx';
import { readStored, useStored } from '#/web/local-storage.ts';
import { USER_INFO } from '#/web/user-info.ts';
import { type ApiField, type ApiRequest, type Operation, requestOf } from './api.pure.ts';
import { CodeView } from './code-view.tsx';
import { type Answer, sendRequest } from './send-request.ts';

interface Props {
  operation: Operation;
  /** One that was made for programs; empty to go by the login. */
  token: string;
}

/** Fills in the fields, sends the request to this site and shows what came back. What changes something is asked about first. */
export function TryIt({ operation, token }: Props) {
  const isMember = useStored(USER_INFO) !== undefined;
  const [isSigned, setIsSigned] = useState(true);
  const [values, setValues] = useState<Record<string, string>>({});
  const [asked, setAsked] = useState<ApiRequest>();
  const [answer, setAnswer] = useState<Answer>();
  const [isBusy, setIsBusy] = useState(false);
  const request = requestOf(operation, values);
  const isOwn = isSigned && (token !== '' || isMember);
  const isRead = operation.method === 'GET';
  const hasExample = Object.keys(operation.example).length > 0;

  async function send() {
    setAsked(undefined);
    setIsBusy(true);
    const bearer = token ? `Bearer ${token}` : readStored(USER_INFO)?.Token;
    setAnswer(await sendRequest(request, isOwn ? bearer : undefined, isOwn && token === ''));
    setIsBusy(false);
  }

  if (operation.isUpload) return <p>这个接口要上传文件（multipart/form-data，字段 file），请用命令行或程序调用。</p>;
  return (
    <form
      className="api-docs-try"
      onSubmit={(event) => {
        event.preventDefault();
        if (isRead || asked) send();
        else setAsked(request);
      }}
    >
      {operation.fields.map((field) => {
        const key = `${field.place} ${field.name}`;
        return (
          <ApiInput
            key={key}
            field={field}
            value={values[key] ?? ''}
            onChange={(value) => {
              setAsked(undefined);
              setValues((old) => ({ ...old, [key]: value }));
            }}
          />
        );
      })}
      <div className="api-docs-send">
        {asked ? (
          <p className="api-docs-ask" role="alert">
            会真的执行 <code>{`${asked.method} ${decodeURI(asked.address)}`}</code>
            {isOwn ? '，用你的身份改动数据。' : '。'}
          </p>
        ) : null}
        <Button type="submit" size="sm" icon={<Play />} loading={isBusy} kind={asked ? 'danger' : 'solid'}>
          {asked ? '确认发送' : '发送'}
        </Button>
        {asked && (
          <Button size="sm" kind="line" onClick={() => setAsked(undefined)}>
            不发了
          </Button>
        )}
        {hasExample && (
          <Button size="sm" kind="line" onClick={() => setValues((old) => ({ ...old, ...operation.example }))}>
            填入例子
          </Button>
        )}
        {isMember || token ? (
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
      <CodeView request={request} isSigned={isOwn || operation.auth !== 'visitor'} />
    </form>
  );
}

const PLACES = { path: '路径', query: '参数', body: '正文' } as const;

function ApiInput({ field, value, onChange }: { field: ApiField; value: string; onChange(value: string): void }) {
  const { name, place, type, isRequired, choices, meaning } = field;
  const shared = {
    label: name,
    aside: [PLACES[place], isRequired ? '必填' : '选填', meaning].filter(Boolean).join(' · '),
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
