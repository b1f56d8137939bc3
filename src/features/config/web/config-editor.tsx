import { Save } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigation } from 'react-router';
import { DeskNotice } from '#/features/desk/shared/desk-notice.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { TextArea } from '#/ui/field/text-area.tsx';
import { Form } from '#/ui/form/form.tsx';
import { shortTime } from '#/web/short-time.ts';
import { countIn, readableJson, worthSaying } from '../config-edit.pure.ts';
import type { KnownKey } from '../config-parts.pure.ts';
import { type ConfigRefusal, configAddress } from './config-action.ts';
import type { Change } from './config-history.tsx';
import { FieldDiff } from './field-diff.tsx';
import { KeyEffect, type OutwardSample } from './key-effect.tsx';
import { LivePage } from './live-page.tsx';
import { FaultContext, KeyNameContext } from './part-value.ts';
import { RecentVersions } from './recent-versions.tsx';
import { useDraft } from './use-draft.ts';
import { ValueForm } from './value-form.tsx';
import './config-editor.css';

interface Props {
  configKey: string;
  /** Version 0 is a key that is not there yet. */
  entry: { Value: string; Version: number };
  known: KnownKey | undefined;
  /** Edits the JSON itself. */
  isJson: boolean;
  refusal: ConfigRefusal | undefined;
  /** What was written before and not saved. */
  draft?: { Value: string; UpdatedTime: string } | undefined;
  history?: { Result: Change[]; Total: number } | null;
  /** The page that shows it. */
  page?: string | undefined;
  /** What an effect is shown on. */
  sample?: OutwardSample | undefined;
  /** Where the page beside the form goes. */
  aside?: HTMLElement | null;
}

/** One key: its controls, what differs from what is online, the way back, and the page beside it. */
export function ConfigEditor({ configKey, entry, known, isJson, refusal, draft, history, page, sample, aside }: Props) {
  const isSending = useNavigation().formData?.get('Key') === configKey;
  const shape = isJson ? undefined : known?.shape;
  const first = refusal?.typed.Value ?? draft?.Value ?? entry.Value;
  const [text, setText] = useState(() => (shape ? first : readableJson(first)));
  // The form begins anew with each of these: a row keeps what is typed in it otherwise.
  const [seed, setSeed] = useState({ text: first, turn: 0 });
  const [hindrance, setHindrance] = useState<string>();
  const isChanged = readableJson(text) !== readableJson(entry.Value);
  const count = countIn(text);
  const refused = new Map(refusal?.errors.map(({ Field, Message }) => [Field.replace(/^Value\.?/, ''), Message]));
  const { faults, revision } = useDraft({ configKey, from: entry.Version, text, isChanged, first: refused });
  const missing = shape ? heldBy(faults) : undefined;

  function fill(value: string) {
    setText(shape ? value : readableJson(value));
    setSeed(({ turn }) => ({ text: value, turn: turn + 1 }));
    setHindrance(undefined);
  }

  return (
    <>
      <Form
        className="config-editor"
        message={refusal?.message ?? hindrance}
        preventScrollReset
        onSubmit={(event) => (hindrance || missing) && event.preventDefault()}
      >
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="Key" value={configKey} />
        <input type="hidden" name="From" value={entry.Version} />
        <input type="hidden" name="tab" value={shape ? '' : 'json'} />
        {draft && !refusal && isChanged && (
          <DeskNotice>接着上次没保存的修改（{shortTime(draft.UpdatedTime)}）。不要的话点“放弃”。</DeskNotice>
        )}
        {known?.builtIn && count === 0 && (
          <p className="config-editor-default">现在用的是默认：{known.builtIn}。在这里加上自己的，就换下默认的。</p>
        )}
        <KeyNameContext value={known?.label ?? configKey}>
          <FaultContext value={shape && !refusal ? worthSaying(faults, parsed(text)) : faults}>
            {shape ? (
              <>
                <noscript>
                  <p>
                    浏览器没有开启 JavaScript，这里改不了；请到{' '}
                    <a href={configAddress(configKey, { tab: 'json' })}>JSON</a> 里修改。
                  </p>
                </noscript>
                <input type="hidden" name="Value" value={text} />
                <ValueForm
                  key={seed.turn}
                  shape={shape}
                  value={parsed(seed.text)}
                  onChange={(value, why) => {
                    setText(JSON.stringify(value));
                    setHindrance(why);
                  }}
                />
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
                error={refused.size > 0 ? [...refused.values()].join('；') : undefined}
              />
            )}
          </FaultContext>
        </KeyNameContext>
        <div className="config-editor-foot">
          <section aria-label="和线上相比">
            <h2>和线上相比</h2>
            {isChanged ? (
              <FieldDiff
                label="和线上相比"
                shape={shape}
                before={entry.Value}
                after={text}
                onUndo={(value) => fill(JSON.stringify(value))}
              />
            ) : (
              <p className="field-diff-none">没有改动，线上是第 {entry.Version} 版。</p>
            )}
          </section>
          {history && history.Result.length > 0 && (
            <RecentVersions
              {...{ configKey, current: entry.Version, changes: history.Result, total: history.Total }}
              onTake={({ Value }) => fill(Value)}
            />
          )}
        </div>
        <div className="config-editor-save">
          <Field
            size="sm"
            label="修改说明"
            name="Note"
            placeholder="修改说明（可不填）"
            maxLength={200}
            defaultValue={refusal?.typed.Note}
          />
          {isChanged && (
            <Button kind="line" onClick={() => fill(entry.Value)}>
              放弃
            </Button>
          )}
          <Button type="submit" icon={<Save />} loading={isSending} disabled={missing !== undefined}>
            {missing ?? '保存配置'}
          </Button>
        </div>
      </Form>
      {known &&
        page &&
        !isJson &&
        aside &&
        createPortal(
          <LivePage {...{ configKey, page, region: known.region, isServed: known.isServed, revision, isChanged }} />,
          aside,
        )}
      {known?.effect &&
        !isJson &&
        aside &&
        createPortal(
          <KeyEffect {...{ configKey, effect: known.effect, value: parsed(text), isChanged, sample }} />,
          aside,
        )}
    </>
  );
}

/** What the button says while it is held. */
function heldBy(faults: ReadonlyMap<string, string>): string | undefined {
  if (faults.size === 0) return undefined;
  const pictures = [...faults.values()].filter((message) => message.includes('请上传图片')).length;
  return pictures === faults.size ? `还差 ${pictures} 张图片` : `还差 ${faults.size} 处`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
