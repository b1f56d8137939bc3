import { Button } from '#/ui/button/button.tsx';
import '#/ui/checkbox/checkbox.css';
import { FilterSelect } from '#/ui/select/select.tsx';
import type { NewsSettings as Settings } from '../inbox.contract.ts';
import { type NewsSwitch, newsSwitches } from '../news-switches.pure.ts';
import './news-settings.css';

interface Props {
  settings: Settings;
  isSaved: boolean;
  refusal: string | undefined;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` }));

/** A table of what is told and where. A way that leads nowhere is not offered; what was chosen for it stays. */
export function NewsSettings({ settings, isSaved, refusal }: Props) {
  const { Choices, DigestHour, HasMail, HasChat } = settings;
  const ways = [
    { key: 'inbox', field: 'Inbox', name: '站内', isThere: true },
    { key: 'mail', field: 'Mail', name: '邮件', isThere: HasMail },
    { key: 'chat', field: 'Chat', name: '聊天', isThere: HasChat },
  ] as const;
  const shown = ways.filter(({ isThere }) => isThere);
  return (
    <section
      className="news-settings"
      id="settings"
      aria-labelledby="settings-title"
      data-open={isSaved || refusal ? '' : undefined}
    >
      <h2 id="settings-title">通知设置</h2>
      <form method="post" action="/inbox">
        <table>
          <thead>
            <tr>
              <th scope="col">通知我</th>
              {shown.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {newsSwitches(Choices).map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  {row.name}
                  <input type="hidden" name="row" value={row.name} />
                  {shown
                    .filter(({ field }) => row.choices.some((choice) => choice[field]))
                    .map(({ key }) => (
                      <input key={key} type="hidden" name={`was-${key}`} value={row.name} />
                    ))}
                </th>
                {shown.map(({ key, field, name }) => (
                  <td key={key}>
                    <Tick row={row} way={key} field={field} label={`${row.name}：${name}`} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {HasMail && (
          <p className="news-settings-note">
            邮件每天
            <FilterSelect label="几点" name="hour" options={HOURS} defaultValue={String(DigestHour)} />
            合成一封，信里可一键退订。
          </p>
        )}
        {refusal && (
          <p className="news-settings-refusal" role="alert">
            {refusal}
          </p>
        )}
        <Button type="submit" kind="line" name="intent" value="settings">
          {isSaved && !refusal ? '已保存' : '保存设置'}
        </Button>
      </form>
    </section>
  );
}

interface TickProps {
  row: NewsSwitch<Settings['Choices'][number]>;
  way: string;
  field: 'Inbox' | 'Mail' | 'Chat';
  label: string;
}

/** Half of its kinds on is drawn as half. */
function Tick({ row, way, field, label }: TickProps) {
  const on = row.choices.filter((choice) => choice[field]);
  const isMixed = on.length > 0 && on.length < row.choices.length;
  return (
    <label>
      <input
        type="checkbox"
        className="checkbox-box"
        name={way}
        value={row.name}
        defaultChecked={on.length > 0}
        ref={(box) => {
          if (box && isMixed) box.indeterminate = true;
        }}
        aria-label={label}
        title={isMixed ? `只有：${on.map(({ Title }) => Title).join('、')}` : undefined}
      />
    </label>
  );
}
