import { Smartphone } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { FieldError } from '#/contract/envelope.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { Button } from '#/ui/button/button.tsx';
import { Drawer } from '#/ui/drawer/drawer.tsx';
import { FormErrors } from '#/ui/form/form-errors.tsx';
import { Menu } from '#/ui/menu/menu.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { backgroundApi, browserApi } from '#/web/browser-api.ts';
import type { Robot } from '../robot.contract.ts';
import type { PushPreview } from '../robot-push.contract.ts';
import { PushEditor } from './push-editor.tsx';
import { PushPhone } from './push-phone.tsx';
import { type Place, PushTargets, placesOf, unitOf } from './push-targets.tsx';
import { type EventChoice, PushWhen } from './push-when.tsx';
import { buttonText, type PushStart, wishOf } from './push-wish.ts';
import './push-composer.css';
import './push-preview.css';

interface Props {
  robots: readonly Robot[];
  events: readonly EventChoice[];
  start: PushStart;
  /** What the form shows at first, already filled in. */
  preview: PushPreview;
  /** A second press of the same page is the same push. */
  pushKey: string;
  errors: readonly FieldError[] | undefined;
}

const PAUSE_MS = 350;

/** Everything on one page: to whom, what, when, and how it will look. A plain form that JavaScript makes live. */
export function PushComposer({ robots, events, start, preview: first, pushKey, errors }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [preview, setPreview] = useState(first);
  const [seenAt, setSeenAt] = useState('');
  const [when, setWhen] = useState(start.when);
  const [event, setEvent] = useState(start.event || (events[0]?.name ?? ''));
  const [chosen, setChosen] = useState<readonly string[]>(start.targets);
  const [isShown, setIsShown] = useState(false);
  const isSending = useNavigation().state !== 'idle';

  const look = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      if (!form.current) return;
      const answer = await backgroundApi('POST /api/v1/wechat/robot/push/preview', {
        body: wishOf(new FormData(form.current)),
      });
      if (!answer.ok) return;
      setPreview(answer.data);
      setSeenAt(toShanghaiIso(Date.now()).slice(11, 16));
    }, PAUSE_MS);
  }, []);
  useEffect(() => {
    look();
    return () => clearTimeout(timer.current);
  }, [look]);

  const places = placesOf(robots);
  const to = places.filter(({ value }) => chosen.includes(value));
  const facts = when === 'event' ? (events.find(({ name }) => name === event)?.facts ?? []) : [];
  const [next] = preview.runs;
  const moment = when === 'now' || !next ? '今天' : `${next.day.split(' · ')[0]} ${next.time.slice(-5)}`;
  const phone = <PushPhone preview={preview} places={to} moment={moment} seenAt={seenAt} onLook={look} />;
  const submit = (
    <Button type="submit" form={formId} name="do" value="compose" loading={isSending}>
      {buttonText(when, to.length, unitOf(to))}
    </Button>
  );
  const tryOut = <TryOut places={places} formOf={() => form.current} />;
  return (
    <div className="push-desk">
      <Form ref={form} id={formId} method="post" className="push-card" onInput={look} preventScrollReset>
        <FormErrors errors={errors}>
          <input type="hidden" name="key" value={pushKey} />
          <fieldset className="push-part">
            <legend>发到</legend>
            <PushTargets {...{ places, chosen, onChoose: setChosen, troubles: preview.troubles }} />
          </fieldset>
          <fieldset className="push-part">
            <legend>内容</legend>
            <PushEditor
              start={start}
              variables={[
                ...facts,
                ...preview.variables.filter(({ name }) => !facts.some((fact) => fact.name === name)),
              ]}
              faults={preview.faults}
              sizes={preview.sizes}
              onChange={look}
            />
          </fieldset>
          <fieldset className="push-part">
            <legend>时间</legend>
            <PushWhen
              {...{ start, when, onWhen: setWhen, events, event, onEvent: setEvent, preview }}
              quiet={quietText(to)}
            />
          </fieldset>
          <footer className="push-foot">
            <p>
              <b>{when === 'now' ? '现在' : when === 'event' ? '事情发生时' : preview.planText || '还没有选好时间'}</b>{' '}
              {summaryOf(to)}
              {next && when !== 'now' && when !== 'event' && `，第一次在${next.day.split(' · ')[0]}`}
            </p>
            <Button kind="line" className="push-look" icon={<Smartphone size={16} />} onClick={() => setIsShown(true)}>
              预览
            </Button>
            <span className="push-try">{tryOut}</span>
            {submit}
          </footer>
        </FormErrors>
      </Form>
      <aside className="push-side" aria-label="预览">
        {phone}
      </aside>
      <Drawer
        open={isShown}
        onClose={() => setIsShown(false)}
        title="预览"
        footer={
          <div className="push-sheet-foot">
            {tryOut}
            {submit}
          </div>
        }
      >
        <div className="push-sheet">{phone}</div>
      </Drawer>
    </div>
  );
}

function summaryOf(places: readonly Place[]): string {
  if (places.length === 0) return '还没有选发到哪里';
  const people = places.reduce((sum, { robot, value }) => {
    const room = robot.rooms.find(({ wxid }) => value === `${robot.guid} ${wxid}`);
    return sum + (room?.total_member ?? 0);
  }, 0);
  return `发给 ${places.length} ${unitOf(places)}${people > 0 ? `、${people} 人` : ''}`;
}

/** Said, not hidden: when the chosen ones are left alone. */
function quietText(places: readonly Place[]): string {
  const [one] = places.filter(({ robot }) => robot.quietFrom);
  return one
    ? `遇「${one.robot.nickname || one.name}」的免打扰 ${one.robot.quietFrom} – ${one.robot.quietTo}，顺延到 ${one.robot.quietTo}。`
    : '';
}

/** One message to one place, at once and marked as a test; the form stays as it is. */
function TryOut({ places, formOf }: { places: readonly Place[]; formOf: () => HTMLFormElement | null }) {
  async function send({ value, name }: Place) {
    const form = formOf();
    if (!form) return;
    const [guid = '', ...to] = value.split(' ');
    const body = { ...wishOf(new FormData(form)), targets: [{ guid, to: to.join(' ') }], isTest: true };
    const answer = await browserApi('POST /api/v1/wechat/robot/push', { body });
    if (answer.ok) toast(`测试消息已发往「${name}」`, { kind: 'success' });
  }
  if (places.length === 0) return null;
  const first = places.toSorted(
    (one, other) => Number(other.name.includes('测试')) - Number(one.name.includes('测试')),
  );
  const items = first.slice(0, 12).map((place) => ({ label: place.name, onSelect: () => void send(place) }));
  return <Menu label="先发一条到测试群" buttonClass="push-tryout" groups={[items]} width={220} />;
}
