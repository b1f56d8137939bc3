import { Form, Link } from 'react-router';
import { DeskNotice } from '#/features/desk/shared/desk-notice.tsx';
import { Button } from '#/ui/button/button.tsx';
import { knownKey } from '../config-shapes.pure.ts';
import { type ConfigRefusal, configAddress, type Version } from './config-action.ts';
import { FieldDiff } from './field-diff.tsx';

interface Props {
  configKey: string;
  tab: string;
  refusal: ConfigRefusal;
  latest: Version;
}

/** Somebody else saved in between: both versions are shown, and nothing is lost whichever is chosen. */
export function LostUpdate({ configKey, tab, refusal: { typed, form }, latest }: Props) {
  return (
    <section className="config-admin-lost" aria-label="两个版本">
      <DeskNotice tone="failed">
        你改的是第 {typed.Version} 版，但有人先保存了第 {latest.Version} 版。你的修改没有保存，也没有丢。
      </DeskNotice>
      {form === 'save' && (
        <>
          <p>下面是从最新版本到你的修改，会变的地方：</p>
          <FieldDiff
            label="最新版本与你的修改"
            shape={knownKey(configKey)?.shape}
            before={latest.Value}
            after={typed.Value}
          />
        </>
      )}
      <div className="form-actions">
        {form === 'save' && (
          <Form method="post">
            <input type="hidden" name="intent" value="save" />
            <input type="hidden" name="Key" value={configKey} />
            <input type="hidden" name="From" value={latest.Version} />
            <input type="hidden" name="Value" value={typed.Value} />
            <input type="hidden" name="Note" value={typed.Note} />
            <input type="hidden" name="tab" value={tab} />
            <Button type="submit">用我的覆盖最新版本</Button>
          </Form>
        )}
        <Link reloadDocument className="button" data-kind="line" data-size="md" to={configAddress(configKey, { tab })}>
          放弃我的，看最新版本
        </Link>
      </div>
      {form === 'save' && (
        <p className="config-admin-hint">也可以在下面接着改：保存时会以第 {latest.Version} 版为准。</p>
      )}
    </section>
  );
}
