import { BatteryFull, ChevronLeft, ChevronRight, Ellipsis, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Mark } from '#/ui/mark/mark.tsx';
import { Segmented } from '#/ui/segmented/segmented.tsx';
import { channelKinds, isChannel } from '../channels.pure.ts';
import type { PushPreview } from '../robot-push.contract.ts';
import type { Place } from './push-targets.tsx';

interface Props {
  preview: PushPreview;
  places: readonly Place[];
  /** When it will be sent, as the chat would say it. */
  moment: string;
  /** When the data was looked up; empty before it was. */
  seenAt: string;
  onLook: () => void;
}

const kindOf = (driver: string) =>
  isChannel(driver) ? channelKinds[driver].name : driver === 'sandbox' ? '沙箱' : '微信';
/** These show no pictures that are given by an address. */
const BARE = ['feishu', 'sandbox', 'gateway'];
/** These are no chats but notices on the lock screen. */
const NOTICES = ['bark', 'ntfy'];

/** How the message looks where it arrives, with what is true now. Nothing of it is sent. */
export function PushPhone({ preview, places, moment, seenAt, onLook }: Props) {
  const [wanted, setWanted] = useState('');
  const drivers = [...new Set(places.map(({ robot }) => robot.driver))];
  const driver = drivers.find((one) => one === wanted) ?? drivers[0] ?? '';
  const place = places.find(({ robot }) => robot.driver === driver);
  return (
    <>
      <div className="push-seen">
        {drivers.length > 1 ? (
          <Segmented
            label="在哪里看"
            segments={drivers.slice(0, 4).map((one) => ({ value: one, label: kindOf(one) }))}
            value={driver}
            onChange={setWanted}
          />
        ) : (
          <b>{kindOf(driver)}</b>
        )}
        {seenAt && (
          <button type="button" onClick={onLook}>
            <RefreshCw size={13} aria-hidden /> 真实数据 · <span className="num">{seenAt}</span>
          </button>
        )}
      </div>
      <div className="push-phone" data-shape={NOTICES.includes(driver) ? 'notice' : 'chat'}>
        <div className="push-status" aria-hidden="true">
          <b className="num">{/\d\d:\d\d$/.exec(moment)?.[0] ?? '09:41'}</b>
          <BatteryFull size={18} />
        </div>
        <header>
          <ChevronLeft size={18} aria-hidden />
          <span>
            {place ? place.name : '还没有选接收的地方'}
            {place && members(place) > 0 && <small className="num">（{members(place)}）</small>}
          </span>
          <Ellipsis size={18} aria-hidden />
        </header>
        <p className="push-moment">{moment}</p>
        <Bubble preview={preview} driver={driver} sender={place?.robot.nickname || '搜罗小助手'} />
      </div>
      <p className="robot-quiet">仅预览，未发送。</p>
    </>
  );
}

function members({ robot, value }: Place): number {
  return robot.rooms.find(({ wxid }) => value === `${robot.guid} ${wxid}`)?.total_member ?? 0;
}

function Bubble({ preview, driver, sender }: { preview: PushPreview; driver: string; sender: string }) {
  const { title, content, image, url, faults } = preview;
  const hasPicture = image !== '' && title !== '' && !BARE.includes(driver);
  return (
    <div className="push-message">
      <span className="push-face" aria-hidden="true">
        <Mark size={22} />
      </span>
      <div>
        <p className="push-sender">
          {sender} <small>机器人</small>
        </p>
        <div className="push-bubble" data-fault={faults.length > 0 || undefined}>
          {hasPicture && <img src={image} alt="" loading="lazy" />}
          {title && <b>{title}</b>}
          <p>
            {content.split(/(https?:\/\/\S+|\{\{[^{}]*\}\})/).map((part, index) =>
              index % 2 === 0 ? (
                part
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
                <span key={index} data-kind={part.startsWith('{{') ? 'fault' : 'link'}>
                  {part}
                </span>
              ),
            )}
            {content === '' && '正文还是空的'}
          </p>
          {url && title && (
            <span className="push-link">
              查看 <ChevronRight size={15} aria-hidden />
            </span>
          )}
          {url && !title && <span data-kind="link">{url}</span>}
        </div>
      </div>
    </div>
  );
}
