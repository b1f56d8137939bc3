import { Form } from 'react-router';
import type { FieldError } from '#/contract/envelope.ts';
import { Button } from '#/ui/button/button.tsx';
import { TextArea } from '#/ui/field/text-area.tsx';
import { FormErrors } from '#/ui/form/form-errors.tsx';
import { Card } from '#/ui/section/card.tsx';
import { Select } from '#/ui/select/select.tsx';
import './timer-list.css';

const STATES = {
  shipped: '按国务院安排',
  entered: '按粘贴的通知',
  unknown: '还没公布，按法定日子推算',
};

interface Props {
  years: readonly { year: number; state: keyof typeof STATES; rest: number; work: number }[];
  errors: readonly FieldError[] | undefined;
}

/** The plan of a year, as the State Council publishes it in autumn. */
export function WorkdayForm({ years, errors }: Props) {
  // The one that is missing first; it may be the running year.
  const wanted = years.find(({ state }) => state === 'unknown') ?? years.at(-1);
  return (
    <div id="workdays">
      <Card title="工作日" aside="按国务院的放假安排；未公布的年份按法定节日推算">
        <ul className="timer-years">
          {years.map(({ year, state, rest, work }) => (
            <li key={year}>
              <b className="num">{year} 年</b>
              {STATES[state]}
              {rest > 0 && (
                <span className="robot-quiet">
                  ，放假 {rest} 天，调休上班 {work} 天
                </span>
              )}
            </li>
          ))}
        </ul>
        <details>
          <summary className="robot-quiet">粘贴 {wanted?.year} 年的放假通知</summary>
          <Form method="post" className="robot-form" preventScrollReset>
            <FormErrors errors={errors}>
              <Select
                label="哪一年"
                name="year"
                defaultValue={String(wanted?.year)}
                options={years.map(({ year, state }) => ({
                  value: String(year),
                  label: `${year} 年（${STATES[state]}）`,
                }))}
              />
              <TextArea
                label="通知全文"
                name="text"
                rows={7}
                maxLength={20_000}
                placeholder="一、元旦：1月1日（周五）至3日（周日）放假，共3天。……"
                hint="国务院办公厅《关于部分节假日安排的通知》，整段粘贴；留空保存就撤掉"
              />
              <div className="robot-row">
                <Button type="submit" kind="line" name="do" value="workdays">
                  保存
                </Button>
              </div>
            </FormErrors>
          </Form>
        </details>
      </Card>
    </div>
  );
}
