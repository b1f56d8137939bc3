import { useNavigation } from 'react-router';
import { Field } from '#/ui/field/field.tsx';
import { Form } from '#/ui/form/form.tsx';
import { SubmitRow } from '#/ui/form/submit-row.tsx';
import { Card } from '#/ui/section/card.tsx';
import { FilterSelect } from '#/ui/select/select.tsx';
import { SCOPE_AREAS, SCOPE_RIGHTS, scopeOf } from '../scope-words.pure.ts';
import type { TokenOutcome } from './tokens-action.ts';

const RIGHTS = SCOPE_RIGHTS.map(([value, label]) => ({ value, label }));

/** What a new token is called, what it may do, and until when. Works without JavaScript. */
export function TokenForm({ outcome, proposedEnd }: { outcome: TokenOutcome | undefined; proposedEnd: string }) {
  const isSending = useNavigation().formData?.get('form') === 'make';
  const typed = outcome?.typed;
  const rightIn = (area: string) => {
    if (!typed) return area ? '' : 'read';
    return SCOPE_RIGHTS.find(([right]) => right && typed.scopes.includes(scopeOf(area, right)))?.[0] ?? '';
  };
  const select = (area: string, name: string) => (
    <FilterSelect key={area} label={name} name={`scope ${area}`} options={RIGHTS} defaultValue={rightIn(area)} />
  );
  const [whole, ...parts] = SCOPE_AREAS;
  return (
    <Card title="新建令牌">
      <Form errors={outcome?.errors} message={typed && outcome.message} className="token-form">
        <input type="hidden" name="form" value="make" />
        <Field
          label="名称"
          name="Name"
          aside="给哪个程序用"
          placeholder="例如 手机快捷指令"
          defaultValue={typed?.Name}
          maxLength={50}
          autoComplete="off"
          required
        />
        <Field
          label="最后一天"
          name="ExpiresTime"
          type="date"
          aside="留空为不过期"
          defaultValue={typed?.ExpiresTime ?? proposedEnd}
        />
        <fieldset className="token-scopes">
          <legend>可以做什么</legend>
          {select(...whole)}
          <p>或者把“全部”设为不允许，只开放一部分：</p>
          <div>{parts.map(([area, name]) => select(area, name))}</div>
        </fieldset>
        <SubmitRow loading={isSending}>新建令牌</SubmitRow>
      </Form>
    </Card>
  );
}
