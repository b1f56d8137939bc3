import { Save } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigation } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { TextArea } from '#/ui/field/text-area.tsx';
import { Form } from '#/ui/form/form.tsx';
import { countIn, readableJson } from '../config-edit.pure.ts';
import type { Shape } from '../config-shapes.pure.ts';
import { type ConfigRefusal, configAddress } from './config-action.ts';
import { PAGES_LIST } from './part-control.tsx';
import { ValueForm } from './value-form.tsx';
import { ValuePreview } from './value-preview.tsx';

const PAGES = ['/', '/new', '/hot', '/home', '/tool', '/short', '/wish', '/market', '/blog', '/word', '/bill'];

interface Props {
  configKey: string;
  /** Version 0 is a key that is not there yet. */
  entry: { Value: string; Version: number };
  /** Undefined edits the JSON itself. */
  shape: Shape | undefined;
  refusal: ConfigRefusal | undefined;
}

export function ConfigEditor({ configKey, entry, shape, refusal }: Props) {
  const isSending = useNavigation().formData?.get('Key') === configKey;
  const first = refusal?.typed.Value ?? entry.Value;
  const [text, setText] = useState(() => (shape ? first : readableJson(first)));
  const [hindrance, setHindrance] = useState<string>();
  const isChanged = readableJson(text) !== readableJson(entry.Value);
  const count = countIn(text);
  return (
    <Form
      errors={refusal?.errors}
      message={refusal?.message ?? hindrance}
      preventScrollReset
      onSubmit={(event) => hindrance && event.preventDefault()}
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="Key" value={configKey} />
      <input type="hidden" name="From" value={entry.Version} />
      <input type="hidden" name="tab" value={shape ? '' : 'json'} />
      {shape ? (
        <>
          <noscript>
            <p>
              浏览器没有开启 JavaScript，这里改不了；请到 <a href={configAddress(configKey, { tab: 'json' })}>JSON</a>{' '}
              里修改。
            </p>
          </noscript>
          <input type="hidden" name="Value" value={text} />
          <datalist id={PAGES_LIST}>
            {PAGES.map((page) => (
              <option key={page} value={page} />
            ))}
          </datalist>
          <ValueForm
            shape={shape}
            value={parsed(first)}
            key={first}
            onChange={(value, why) => {
              setText(JSON.stringify(value));
              setHindrance(why);
            }}
          />
          {shape.kind === 'rows' && shape.preview && <ValuePreview look={shape.preview} value={parsed(text)} />}
        </>
      ) : (
        <TextArea
          label="JSON"
          name="Value"
          rows={18}
          className="config-admin-json"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
          aside={count !== undefined && `${count} 项`}
        />
      )}
      <Field label="为什么改" name="Note" aside="选填" maxLength={200} defaultValue={refusal?.typed.Note} />
      <div className="config-admin-save">
        <p role="status">{isChanged ? '有未保存的修改' : `现在是第 ${entry.Version} 版，没有改动`}</p>
        <div className="form-actions">
          {isChanged && (
            <Link reloadDocument className="button" data-kind="line" data-size="md" to={configAddress(configKey)}>
              放弃
            </Link>
          )}
          <Button type="submit" icon={<Save />} loading={isSending}>
            保存配置
          </Button>
        </div>
      </div>
    </Form>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
