import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { Card } from '#/ui/section/card.tsx';
import { Select } from '#/ui/select/select.tsx';
import type { ShortLink } from '../short-link.contract.ts';
import type { LinkVisits } from '../short-owner.contract.ts';
import { nameOf } from './link-state.ts';

interface Props {
  own: LinkVisits;
  name: string;
  here: string;
  choices: readonly ShortLink[];
  code: string;
  visits: LinkVisits | undefined;
  isUnknown: boolean;
}

/** Two links side by side, in the same words and the same days. */
export function LinkCompare({ own, name, here, choices, code, visits, isUnknown }: Props) {
  const other = choices.find(({ ShortUrl }) => ShortUrl === code);
  return (
    <Card title="和另一条比">
      <Form action={here} className="link-compare-form">
        <Select
          label="另一条"
          name="with"
          defaultValue={code}
          options={choices.map((link) => ({ value: link.ShortUrl, label: `${nameOf(link)}（${link.ShortUrl}）` }))}
        />
        <Button type="submit" kind="line">
          比一比
        </Button>
      </Form>
      {choices.length === 0 && <p>你只有这一条短链，再生成一条就能比了。</p>}
      {isUnknown && <p role="alert">没有这条短链，请另选一条。</p>}
      {visits && (
        <table className="link-compare">
          <thead>
            <tr>
              <th scope="col">项目</th>
              <th scope="col">{name}</th>
              <th scope="col">{other ? nameOf(other) : code}</th>
            </tr>
          </thead>
          <tbody>
            {ROWS.map(([label, read]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="num">{read(own)}</td>
                <td className="num">{read(visits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

const ROWS: readonly (readonly [string, (visits: LinkVisits) => string])[] = [
  ['今天', ({ Today }) => thousands(Today.Clicks)],
  ['今天的人数', ({ Today }) => thousands(Today.People)],
  ['7 天', ({ Week }) => thousands(Week.Clicks)],
  ['前 7 天', ({ Week }) => thousands(Week.Before)],
  ['全部', ({ Total }) => thousands(Total.Clicks)],
  ['最多的来源', ({ Sources }) => Sources[0]?.Name ?? '—'],
  ['最多的系统', ({ Systems }) => Systems[0]?.Name ?? '—'],
  ['机器人', ({ Total }) => thousands(Total.Bots)],
  ['提示页', ({ Total }) => thousands(Total.Tips)],
];
