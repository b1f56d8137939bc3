import { FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { FileBox } from '#/ui/field/file-box.tsx';
import { Progress } from '#/ui/progress/progress.tsx';
import { Card } from '#/ui/section/card.tsx';
import { packed } from '#/web/pack-file.ts';
import { uploadFile } from '#/web/upload-file.ts';
import './staged.css';

interface Props {
  /** Where the file is sent, and the page that shows what came of it. */
  api: string;
  path: string;
  label: string;
  /** What may be chosen, and how that is said. */
  accept: string;
  kinds: string;
  /** Archives may be locked: then the file is kept, and its password asked for. */
  asksPassword?: boolean;
  /** More that is sent with the file. */
  fields?: ReactNode;
  children: ReactNode;
}

/** Chooses a table to read. Without JavaScript it is a plain form; with it the file may be dropped, and one sees how far it is. */
export function StagedPicker({ api, path, label, accept, kinds, asksPassword = false, fields, children }: Props) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<{ name: string; share: number }>();
  const [problem, setProblem] = useState<string>();
  const [locked, setLocked] = useState<File>();
  const form = useRef<HTMLFormElement>(null);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  async function send(file: File | undefined) {
    if (!file || sending) return;
    const control = new AbortController();
    leaving.current = control;
    setSending({ name: file.name, share: 0 });
    setProblem(undefined);
    try {
      const batch = await uploadFile<{ Id: number }>(api, await packed(file), file.name, {
        signal: control.signal,
        onProgress: (share) => setSending({ name: file.name, share }),
        fields: typedIn(form.current),
      });
      await navigate(`${path}?batch=${batch.Id}`);
    } catch (error) {
      if (control.signal.aborted) return;
      const message = error instanceof Error ? error.message : '错误请重试';
      setProblem(message);
      setLocked(asksPassword && message.includes('密码') ? file : undefined);
      setSending(undefined);
      if (input.current) input.current.value = '';
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    void send(event.dataTransfer.files[0]);
  }

  const percent = Math.round((sending?.share ?? 0) * 100);
  const isUploading = percent < 100;
  return (
    <Card title="选择文件">
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        className="staged-form"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        onSubmit={(event) => {
          event.preventDefault();
          void send(locked ?? input.current?.files?.[0]);
        }}
      >
        {fields}
        <div className="staged-drop">
          <FileUp size={28} aria-hidden />
          <p className="staged-by-mouse">把 {kinds} 拖到这里，或者</p>
          <FileBox
            ref={input}
            name="file"
            aria-label={label}
            accept={accept}
            required={!locked}
            onChange={(event) => void send(event.target.files?.[0])}
          />
          {locked && (
            <div className="staged-password">
              <Field
                label={`「${locked.name}」的密码`}
                name="Password"
                autoComplete="off"
                error={problem}
                hint="不会保存"
              />
              <Button type="submit" loading={sending !== undefined}>
                打开
              </Button>
            </div>
          )}
          <noscript>
            {asksPassword && <Field label="压缩包的密码，没有就不填" name="Password" autoComplete="off" />}
            <Button type="submit">开始读</Button>
          </noscript>
          {sending && (
            <>
              <p role="status">
                {isUploading
                  ? `正在上传「${sending.name}」 ${percent}%`
                  : `正在读「${sending.name}」，大文件要等一会儿…`}
              </p>
              <Progress
                label={isUploading ? '上传进度' : `正在读 ${sending.name}`}
                {...(isUploading && { value: percent })}
              />
            </>
          )}
          {problem && !locked && (
            <p className="staged-fault" role="alert">
              {problem}
            </p>
          )}
        </div>
      </Form>
      {children}
    </Card>
  );
}

/** What was written beside the file; what was left empty is not sent. */
const typedIn = (form: HTMLFormElement | null): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form ?? undefined)].filter(
      (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
    ),
  );
