import { BatteryFull, ChevronLeft, CirclePlus, Ellipsis, Mic, RefreshCw, Smile } from 'lucide-react';
import { useState } from 'react';
import { Mark } from '#/ui/mark/mark.tsx';
import { Segmented } from '#/ui/segmented/segmented.tsx';
import { Select } from '#/ui/select/select.tsx';
import { channelKinds, isChannel } from '../channels.pure.ts';
import type { PushPreview } from '../robot-push.contract.ts';
import { PushLook, plainLook } from '../shared/push-look.tsx';
import type { Place } from './push-targets.tsx';
import './push-look.css';

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
/** So many fit beside each other. */
const MOST_TABS = 4;

/** How the message looks where it arrives, with what is true now. Nothing of it is sent. */
export function PushPhone({ preview, places, moment, seenAt, onLook }: Props) {
  const [wanted, setWanted] = useState('');
  const drivers = [...new Set(places.map(({ robot }) => robot.driver))];
  const driver = drivers.find((one) => one === wanted) ?? drivers[0] ?? '';
  const place = places.find(({ robot }) => robot.driver === driver);
  const look = preview.looks.find((one) => one.driver === driver) ?? plainLook(preview);
  const choices = drivers.map((one) => ({ value: one, label: kindOf(one) }));
  return (
    <>
      <div className="push-seen">
        {choices.length > MOST_TABS ? (
          <Select
            label="在哪里看"
            size="sm"
            value={driver}
            onChange={(change) => setWanted(change.currentTarget.value)}
            options={choices}
          />
        ) : choices.length > 1 ? (
          <Segmented label="在哪里看" segments={choices} value={driver} onChange={setWanted} />
        ) : (
          <b>{kindOf(driver)}</b>
        )}
        {seenAt && (
          <button type="button" onClick={onLook}>
            <RefreshCw size={13} aria-hidden /> 真实数据 · <span className="num">{seenAt}</span>
          </button>
        )}
      </div>
      <div className="push-phone" data-frame={look.frame} data-driver={driver}>
        <div className="push-status" aria-hidden="true">
          <b className="num">{/\d\d:\d\d$/.exec(moment)?.[0] ?? '09:41'}</b>
          <BatteryFull size={18} />
        </div>
        <header>
          <ChevronLeft size={18} aria-hidden />
          <span>
            {place ? place.name : '还没有选择渠道'}
            {place && members(place) > 0 && <small className="num">（{members(place)}）</small>}
          </span>
          <Ellipsis size={18} aria-hidden />
        </header>
        <p className="push-moment">{moment}</p>
        <div className="push-message">
          <span className="push-face" aria-hidden="true">
            <Mark size={22} />
          </span>
          <div>
            <p className="push-sender">
              {look.frame === 'notice' ? kindOf(driver) : place?.robot.nickname || '搜罗小助手'}{' '}
              <small>{look.frame === 'notice' ? '现在' : '机器人'}</small>
            </p>
            <PushLook look={look} isWrong={preview.faults.length > 0} />
          </div>
        </div>
        <div className="push-typing" aria-hidden="true">
          <Mic size={18} />
          <i />
          <Smile size={18} />
          <CirclePlus size={18} />
        </div>
      </div>
      <p className="robot-quiet">仅预览，未发送。</p>
    </>
  );
}

function members({ robot, value }: Place): number {
  return robot.rooms.find(({ wxid }) => value === `${robot.guid} ${wxid}`)?.total_member ?? 0;
}
