import { Button } from '#/ui/button/button.tsx';
import '#/ui/checkbox/checkbox.css';
import { FilterSelect } from '#/ui/select/select.tsx';
import type { NewsSettings as Settings } from '../inbox.contract.ts';
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
            {Choices.map((choice) => (
              <tr key={choice.Kind}>
                <th scope="row">
                  {choice.Title}
                  <input type="hidden" name="kind" value={choice.Kind} />
                  {ways
                    .filter(({ isThere, field }) => !isThere && choice[field])
                    .map(({ key }) => (
                      <input key={key} type="hidden" name={key} value={choice.Kind} />
                    ))}
                </th>
                {shown.map(({ key, field, name }) => (
                  <td key={key}>
                    <label>
                      <input
                        type="checkbox"
                        className="checkbox-box"
                        name={key}
                        value={choice.Kind}
                        defaultChecked={choice[field]}
                        aria-label={`${choice.Title}：${name}`}
                      />
                    </label>
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
