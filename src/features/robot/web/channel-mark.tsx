import { channelKinds, isChannel } from '../channels.pure.ts';
import './channel-mark.css';

const OWN: Record<string, { mark: string; colour: string }> = {
  sandbox: { mark: '沙', colour: '#4d565f' },
  gateway: { mark: '微', colour: '#1f7a43' },
};

/** The letter of a channel on its colour. */
export function ChannelMark({ driver }: { driver: string }) {
  const { mark, colour } = isChannel(driver) ? channelKinds[driver] : (OWN[driver] ?? { mark: '?', colour: '#4d565f' });
  return (
    <span className="channel-mark" aria-hidden="true" style={{ background: colour }}>
      {mark}
    </span>
  );
}
