import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Form } from '#/ui/form/form.tsx';
import { Card } from '#/ui/section/card.tsx';
import { Switch } from '#/ui/switch/switch.tsx';
import { conditionText } from '../link-plan.pure.ts';
import type { LinkVisits, OwnLink } from '../short-owner.contract.ts';
import { blankRule, type EditedRule, planned } from './edited-rule.ts';
import type { LinkRefusal } from './link-action.ts';
import { RuleEditor } from './rule-editor.tsx';
import { shownAddress } from './shown-address.ts';
import './link-rules.css';

interface Props {
  link: OwnLink;
  visits: LinkVisits;
  refusal: LinkRefusal | undefined;
}

/** Where a link leads: rules from the top down, then its own target. Nothing is changed before it is saved. */
export function LinkRules({ link, visits, refusal }: Props) {
  const [rules, setRules] = useState<EditedRule[]>(link.Rules);
  const [open, setOpen] = useState<number>();
  const isSending = useNavigation().formData?.get('form') === 'rules';
  const isChanged = JSON.stringify(rules) !== JSON.stringify(link.Rules);
  const replace = (at: number, rule: EditedRule) => setRules(rules.with(at, rule));
  const move = (at: number, by: number) => {
    const [rule] = rules.slice(at, at + 1);
    if (!rule || at + by < 0 || at + by >= rules.length) return;
    setRules(rules.toSpliced(at, 1).toSpliced(at + by, 0, rule));
    setOpen(undefined);
  };
  const all = visits.Targets.reduce((sum, { Clicks }) => sum + Clicks, 0);
  const shareOf = (ids: readonly string[]) => {
    const clicks = visits.Targets.filter(({ Value }) => ids.includes(Value)).reduce(
      (sum, { Clicks }) => sum + Clicks,
      0,
    );
    return all === 0 ? 0 : Math.round((clicks / all) * 100);
  };
  return (
    <Card
      title="去哪里"
      className="link-rules"
      aside={
        <>
          <small>从上到下，先对上的先走；预览 {shownAddress(link.Link)}+ 会照实写</small>
          <Button
            kind="line"
            size="sm"
            icon={<Plus aria-hidden />}
            onClick={() => {
              setOpen(rules.length);
              setRules([...rules, blankRule()]);
            }}
          >
            加规则
          </Button>
        </>
      }
    >
      <Form errors={undefined} message={refusal?.form === 'rules' ? refusal.message : undefined} preventScrollReset>
        <input type="hidden" name="form" value="rules" />
        <input type="hidden" name="Rules" value={JSON.stringify(rules)} />
        <ol className="link-rules-list">
          {rules.map((rule, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place in the list
            <li key={at} data-off={!rule.On || undefined}>
              <div className="link-rules-row">
                <span className="link-rules-when">
                  <Button kind="quiet" size="sm" aria-label={`第 ${at + 1} 条往上`} onClick={() => move(at, -1)}>
                    <ArrowUp size={16} aria-hidden />
                  </Button>
                  <Button kind="quiet" size="sm" aria-label={`第 ${at + 1} 条往下`} onClick={() => move(at, 1)}>
                    <ArrowDown size={16} aria-hidden />
                  </Button>
                  {conditionText(planned(rule))}
                </span>
                <span className="link-rules-where">
                  {rule.Targets.map(({ Id, Name, Url }, index) => (
                    <span key={Id || index}>
                      {Name && <strong>{Name}</strong>}
                      <small>{URL.canParse(Url) ? shownAddress(Url) : Url || '还没有填网址'}</small>
                    </span>
                  ))}
                </span>
                <Share percent={shareOf(rule.Targets.map(({ Id }) => Id))} />
                <Switch
                  bare
                  label={`第 ${at + 1} 条启用`}
                  checked={rule.On}
                  onChange={(event) => replace(at, { ...rule, On: event.target.checked })}
                />
                <Button
                  kind="quiet"
                  size="sm"
                  onClick={() => setOpen(open === at ? undefined : at)}
                  aria-expanded={open === at}
                >
                  {open === at ? '收起' : '改'}
                </Button>
                <Button
                  kind="quiet"
                  size="sm"
                  aria-label={`删掉第 ${at + 1} 条`}
                  onClick={() => setRules(rules.toSpliced(at, 1))}
                >
                  <Trash2 size={16} aria-hidden />
                </Button>
              </div>
              {open === at && <RuleEditor rule={rule} turns={link.Turns} onChange={(next) => replace(at, next)} />}
            </li>
          ))}
          <li>
            <div className="link-rules-row">
              <span className="link-rules-when">{rules.length === 0 ? '所有人' : '其余的人'}</span>
              <span className="link-rules-where">
                <small>{shownAddress(link.Url)}</small>
              </span>
              {rules.length > 0 && <Share percent={shareOf(['own'])} />}
            </div>
          </li>
        </ol>
        {isChanged && (
          <div className="form-actions">
            <Button type="submit" loading={isSending}>
              保存规则
            </Button>
            <Button kind="line" onClick={() => setRules(link.Rules)}>
              不改了
            </Button>
          </div>
        )}
      </Form>
      {link.Turns.length > 0 && (
        <Form preventScrollReset>
          <input type="hidden" name="form" value="turns" />
          <Button type="submit" kind="quiet" size="sm">
            轮换从头数起
          </Button>
        </Form>
      )}
    </Card>
  );
}

function Share({ percent }: { percent: number }) {
  return (
    <span className="link-rules-share" role="img" aria-label={`最近 7 天 ${percent}%`}>
      <i style={{ width: `${percent}%` }} />
      <em className="num">{percent}%</em>
    </span>
  );
}
