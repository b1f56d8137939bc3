import { useState } from 'react';
import { Segmented } from '#/ui/segmented/segmented.tsx';
import { channelKinds, isChannel } from '../channels.pure.ts';
import type { Robot } from '../robot.contract.ts';
import type { PushPreview } from '../robot-push.contract.ts';

interface Props {
  preview: PushPreview;
  robots: readonly Robot[];
}

const nameOf = ({ driver, nickname }: Robot) => nickname || (isChannel(driver) ? channelKinds[driver].name : '机器人');

/** How the message looks where it arrives, with what is true now. Nothing of it is sent. */
export function PushPhone({ preview, robots }: Props) {
  const [wanted, setWanted] = useState('');
  const robot = robots.find(({ guid }) => guid === wanted) ?? robots[0];
  const { title, content, image, url, faults } = preview;
  // These show no pictures that are given by an address.
  const hasPicture = image !== '' && !['feishu', 'sandbox', 'gateway'].includes(robot?.driver ?? '');
  return (
    <aside className="push-side" aria-label="预览">
      {robots.length > 1 && (
        <Segmented
          label="在哪里看"
          segments={robots.slice(0, 4).map((one) => ({ value: one.guid, label: nameOf(one) }))}
          value={robot?.guid ?? ''}
          onChange={setWanted}
        />
      )}
      <div className="push-phone">
        <header>{robot ? nameOf(robot) : '还没有选接收的地方'}</header>
        <div className="push-bubble" data-fault={faults.length > 0 || undefined}>
          {hasPicture && <img src={image} alt="" loading="lazy" />}
          {title && <b>{title}</b>}
          <p>{content || '正文还是空的'}</p>
          {url && <span className="push-link">查看 {url}</span>}
        </div>
      </div>
      <p className="robot-quiet">仅预览，未发送。</p>
    </aside>
  );
}
