import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Form } from '#/ui/form/form.tsx';
import type { LoginStep } from './login-step.ts';
import { ONE_TIME_CODE } from './one-time-code.ts';

/** The second step of a login: the code, and the ticket that stands for the password. */
export function FactorStep({ step }: { step: LoginStep }) {
  const { search } = useLocation();
  const isSending = useNavigation().state !== 'idle';
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    field.current?.focus();
  }, []);

  return (
    <Form errors={step.errors} message={step.message}>
      <input type="hidden" name="intent" value="factor" />
      <input type="hidden" name="Ticket" value={step.Ticket} />
      <Field
        ref={field}
        {...ONE_TIME_CODE}
        maxLength={40}
        placeholder="6 位数字"
        hint="验证器不在身边？填一个恢复码也可以，每个只能用一次。"
      />
      <Button type="submit" size="lg" wide loading={isSending}>
        继续
      </Button>
      <p className="sign-other">
        <Link to={`/login${search}`} reloadDocument>
          换个方式登录
        </Link>
      </p>
    </Form>
  );
}
