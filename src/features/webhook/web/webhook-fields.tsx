import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { Field } from '#/ui/field/field.tsx';
import type { EventKindItem } from '../webhook.contract.ts';

interface Props {
  kinds: readonly EventKindItem[];
  url?: string | undefined;
  chosen: readonly string[];
}

/** Where messages go, and which. What a kind brings along is said under it. */
export function WebhookFields({ kinds, url, chosen }: Props) {
  return (
    <>
      <Field
        label="网址"
        name="Url"
        type="url"
        inputMode="url"
        placeholder="https://"
        aside="公网能访问的 HTTPS 地址最好"
        defaultValue={url}
        autoComplete="off"
        required
      />
      <fieldset className="webhook-kinds">
        <legend>哪些事要通知</legend>
        {kinds.map(({ Name, Title, Facts }) => (
          <Checkbox
            key={Name}
            name="Kinds"
            value={Name}
            defaultChecked={chosen.includes(Name)}
            hint={
              <>
                <code>{Name}</code>
                {Facts.length > 0 && ` 带：${Facts.map((fact) => fact.Title).join('、')}`}
              </>
            }
          >
            {Title}
          </Checkbox>
        ))}
      </fieldset>
    </>
  );
}
