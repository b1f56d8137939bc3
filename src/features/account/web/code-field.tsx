import { type MouseEvent, useEffect, useRef } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { ONE_TIME_CODE } from './one-time-code.ts';
import type { CodeSending } from './use-code-sending.ts';
import './code-field.css';

interface Props {
  sending: CodeSending;
  /** Said once a letter is on its way. */
  hint?: string;
  /** The letter was sent by the step before: what comes next is typing its code. */
  focused?: boolean;
}

/** The code from the letter, and the button that sends it. Without JavaScript the button posts the whole form. */
export function CodeField({
  sending,
  hint = '验证码已发出，10 分钟内有效。没收到的话，看看垃圾邮件。',
  focused = false,
}: Props) {
  const { isSending, left, isSent, send } = sending;
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);

  async function onClick(event: MouseEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget;
    if (!form) return;
    event.preventDefault();
    if (await send(String(new FormData(form).get('Email') ?? ''))) field.current?.focus();
  }

  return (
    <Field
      ref={field}
      {...ONE_TIME_CODE}
      maxLength={6}
      hint={isSent ? hint : undefined}
      trailing={
        <Button
          type="submit"
          name="intent"
          value="code"
          kind="line"
          className="code-field-send"
          disabled={left > 0}
          loading={isSending}
          onClick={onClick}
        >
          {left > 0 ? <Waiting seconds={left} /> : isSent ? '重新发送' : '发送验证码'}
        </Button>
      }
    />
  );
}

/** First in a form with a CodeField: Enter presses the first button of a form, which must not send letters. */
export function DefaultSubmit() {
  return <button type="submit" className="code-field-default" tabIndex={-1} aria-hidden="true" />;
}

function Waiting({ seconds }: { seconds: number }) {
  return (
    <>
      <span className="num">{seconds}</span> 秒后重发
    </>
  );
}
