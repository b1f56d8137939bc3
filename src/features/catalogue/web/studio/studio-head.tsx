import { Combine, ExternalLink, Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { ConfirmFold } from '#/features/desk/shared/confirm-fold.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Popover } from '#/ui/popover/popover.tsx';
import { anyPath } from '../../any-path.pure.ts';
import { TitleSearch } from '../../shared/title-search.tsx';
import type { FoundTitle } from '../../shared/use-title-search.ts';

interface Props {
  titleKey: string;
  name: string;
  isRemoved: boolean;
}

/** What is done with a title as a whole. */
export function StudioActions({ titleKey, name, isRemoved }: Props) {
  return (
    <>
      <ConfirmFold
        label="更换标识"
        question="换一个网址里的标识？旧网址会自动跳到新的。"
        confirm="更换"
        danger={false}
        fields={{ intent: 'rename', Key: titleKey }}
      >
        <Field label="新标识" name="NewKey" size="sm" defaultValue={titleKey} maxLength={200} />
      </ConfirmFold>
      {!isRemoved && <MergeButton titleKey={titleKey} name={name} />}
      {isRemoved ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="restore" />
          <input type="hidden" name="Key" value={titleKey} />
          <Button type="submit" kind="line" icon={<Eye />}>
            上架
          </Button>
        </Form>
      ) : (
        <ConfirmFold
          label="下架"
          icon={<EyeOff />}
          question={`下架《${name}》？访客看不到它，采集也不会把它带回来；随时可以重新上架。`}
          confirm="下架"
          fields={{ intent: 'remove', Key: titleKey }}
        />
      )}
      {!isRemoved && (
        <Button to={anyPath(titleKey)} kind="line" icon={<ExternalLink />}>
          看网页
        </Button>
      )}
    </>
  );
}

function MergeButton({ titleKey, name }: Pick<Props, 'titleKey' | 'name'>) {
  const [other, setOther] = useState<FoundTitle>();
  const panel = useRef<HTMLDivElement>(null);
  // What is asked next stands where the search was, and the keys are there.
  useEffect(() => {
    if (other) panel.current?.querySelector('button')?.focus();
  }, [other]);
  return (
    <Popover
      label="合并"
      icon={
        <span className="confirm-fold-text">
          <Combine /> 合并
        </span>
      }
      buttonClass="confirm-fold"
      panelClass="confirm-fold-box"
      width={340}
      closeKey={useLocation().key}
      onToggle={(isOpen) => {
        if (isOpen) panel.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus();
        else setOther(undefined);
      }}
    >
      <div ref={panel}>
        {other ? (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="merge" />
            <input type="hidden" name="Key" value={titleKey} />
            <input type="hidden" name="From" value={other.Key} />
            <p>
              把《{other.Name}》（{[other.TypeName, other.Year].filter(Boolean).join(' · ')}）并入《{name}
              》？它的来源、选集和评分一起过来，旧网址跳到这里；可以撤销。
            </p>
            <div className="desk-actions">
              <Button type="submit" size="sm">
                合并
              </Button>
              <Button size="sm" kind="line" onClick={() => setOther(undefined)}>
                换一部
              </Button>
            </div>
          </Form>
        ) : (
          <TitleSearch label="把哪一部并进来" without={[titleKey]} onPick={setOther} />
        )}
      </div>
    </Popover>
  );
}
