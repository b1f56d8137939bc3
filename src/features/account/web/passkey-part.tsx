import { Fingerprint } from 'lucide-react';
import { Form as PlainForm } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { PasswordField } from '#/ui/field/password-field.tsx';
import { Form } from '#/ui/form/form.tsx';
import { SubmitRow } from '#/ui/form/submit-row.tsx';
import type { Passkey } from '../factor.contract.ts';
import type { Outcome } from './account-outcome.ts';
import { PasskeyAdd } from './passkey-add.tsx';
import './passkey-part.css';

interface Props {
  passkeys: readonly Passkey[];
  /** What a person would call this device: the name that is proposed. */
  device: string;
  outcome: Outcome | undefined;
}

export function PasskeyPart({ passkeys, device, outcome }: Props) {
  return (
    <>
      {outcome?.form === 'passkey-rename' && outcome.errors?.[0] && (
        <p className="login-list-refusal" role="alert">
          {outcome.errors[0].Message}
        </p>
      )}
      {passkeys.length > 0 && (
        <ul className="login-list passkey-list">
          {passkeys.map((passkey) => (
            <li key={passkey.Id}>
              <Fingerprint className="login-list-icon" aria-hidden />
              <div className="passkey-what">
                <p className="login-list-name">{passkey.Name}</p>
                <p className="login-list-times">
                  <span className="num">{passkey.CreatedTime.slice(0, 10)}</span> 添加，
                  {passkey.UsedTime ? (
                    <>
                      最近使用 <span className="num">{passkey.UsedTime.slice(0, 10)}</span>
                    </>
                  ) : (
                    '还没有用过'
                  )}
                </p>
                <div className="passkey-folds">
                  <RenameFold passkey={passkey} key={`${passkey.Id} ${passkey.Name}`} />
                  <RemoveFold passkey={passkey} outcome={outcome} />
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
      <PasskeyAdd device={device} />
    </>
  );
}

function RenameFold({ passkey: { Id, Name } }: { passkey: Passkey }) {
  return (
    <details>
      <summary>改名</summary>
      <PlainForm method="post" className="passkey-rename" preventScrollReset>
        <input type="hidden" name="form" value="passkey-rename" />
        <input type="hidden" name="Id" value={Id} />
        <Field label="名称" name="Name" size="sm" defaultValue={Name} maxLength={40} />
        <Button type="submit" kind="line" size="sm">
          保存
        </Button>
      </PlainForm>
    </details>
  );
}

function RemoveFold({ passkey: { Id, Name }, outcome }: { passkey: Passkey; outcome: Outcome | undefined }) {
  const own = outcome?.form === 'passkey-remove' && outcome.Id === String(Id) ? outcome : undefined;
  return (
    <details open={own !== undefined}>
      <summary>移除</summary>
      <Form errors={own?.errors} message={own?.message} preventScrollReset>
        <input type="hidden" name="form" value="passkey-remove" />
        <input type="hidden" name="Id" value={Id} />
        <p>移除之后，不能再用“{Name}”登录。</p>
        <PasswordField label="密码" name="Password" size="sm" />
        <SubmitRow kind="danger" size="sm">
          移除
        </SubmitRow>
      </Form>
    </details>
  );
}
