import { Link2 } from 'lucide-react';
import { lazy } from 'react';
import { useNavigation } from 'react-router';
import type { FieldError } from '#/contract/envelope.ts';
import { Button } from '#/ui/button/button.tsx';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Form } from '#/ui/form/form.tsx';
import { FilterSelect } from '#/ui/select/select.tsx';
import './short-maker.css';

const VALIDITIES = [
  { value: '', label: '长期' },
  { value: '1', label: '1 天' },
  { value: '7', label: '7 天' },
  { value: '30', label: '30 天' },
  { value: '365', label: '1 年' },
];

/** Only members load it. There is no boundary around it, so that the server's page has it whole. */
const MakerMore = lazy(() => import('./maker-more.tsx'));

/** What a refused form had in it, so that nothing need be typed again. */
export interface Typed {
  Url: string;
  WechatTip: boolean;
  QqTip: boolean;
  ValidDays: string;
  Slug: string;
  Remark: string;
  Tags: string;
}

interface Props {
  typed: Typed;
  isMember: boolean;
  errors?: readonly FieldError[] | undefined;
  message?: string | undefined;
}

/** The address field and its choices. Works without JavaScript. */
export function ShortMaker({ typed, isMember, errors, message }: Props) {
  const navigation = useNavigation();
  const isSending = navigation.state !== 'idle' && navigation.formData?.get('form') === 'make';
  return (
    <Form className="short-maker" action="/short" errors={errors} message={message}>
      <input type="hidden" name="form" value="make" />
      <Field
        label="网址"
        name="Url"
        type="url"
        inputMode="url"
        size="lg"
        icon={<Link2 aria-hidden />}
        placeholder="粘贴一个长网址"
        defaultValue={typed.Url}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
      />
      <Button type="submit" size="lg" loading={isSending}>
        生成短链
      </Button>
      <div className="short-maker-choices">
        <Checkbox name="WechatTip" value="1" defaultChecked={typed.WechatTip}>
          微信里提示用浏览器打开
        </Checkbox>
        <Checkbox name="QqTip" value="1" defaultChecked={typed.QqTip}>
          QQ 里提示用浏览器打开
        </Checkbox>
        <FilterSelect label="有效期" name="ValidDays" options={VALIDITIES} defaultValue={typed.ValidDays} />
      </div>
      {isMember && <MakerMore typed={typed} />}
    </Form>
  );
}
