import { ConfirmFold } from '#/features/desk/shared/confirm-fold.tsx';
import { Field } from '#/ui/field/field.tsx';
import { shortTime } from '#/web/short-time.ts';

interface Props {
  hosts: readonly { Host: string; Reason: string; BlockedBy: string; BlockedTime: string; Links: number }[];
}

/** Whole hosts, whether a link leads there yet or not. */
export function FrozenHosts({ hosts }: Props) {
  return (
    <section aria-label="冻结的域名">
      <ConfirmFold
        label="冻结一个域名"
        question="指向它和它的子域名的短链接都会打不开，也不能再生成。"
        confirm="冻结"
        fields={{ form: 'host', Frozen: 1 }}
      >
        <Field label="域名" name="Host" size="sm" placeholder="example.com" autoComplete="off" />
        <Field label="原因" name="Reason" size="sm" aside="选填" maxLength={200} />
      </ConfirmFold>
      {hosts.length > 0 && (
        <ul className="desk-rows">
          {hosts.map(({ Host, Reason, BlockedBy, BlockedTime, Links }) => (
            <li key={Host}>
              <p className="desk-facts">
                <code>{Host}</code>
                <span>
                  {BlockedBy} 于 {shortTime(BlockedTime)} 冻结 · {Links} 条短链{Reason && ` · ${Reason}`}
                </span>
              </p>
              <ConfirmFold
                label="解冻"
                question={`让指向 ${Host} 的短链接重新可以打开？`}
                confirm="解冻"
                danger={false}
                fields={{ form: 'host', Frozen: 0, Host }}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
