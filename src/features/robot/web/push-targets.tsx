import { Plus, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useField } from '#/ui/field/use-field.ts';
import type { Robot } from '../robot.contract.ts';
import type { PushPreview } from '../robot-push.contract.ts';
import { ChannelMark } from './channel-mark.tsx';
import '#/ui/field/plain-input.css';

export interface Place {
  /** Robot and room, as the form sends them. */
  value: string;
  name: string;
  robot: Robot;
}

export const placesOf = (robots: readonly Robot[]): Place[] =>
  robots.flatMap((robot) =>
    robot.rooms.map((room) => ({ value: `${robot.guid} ${room.wxid}`, name: room.nickname || room.wxid, robot })),
  );

const GROUPS = ['wecom', 'dingtalk', 'feishu', 'telegram', 'discord', 'slack', 'gateway', 'sandbox'];

/** How places are counted: groups as groups, and anything else as places. */
export const unitOf = (places: readonly Place[]): string =>
  places.every(({ robot }) => GROUPS.includes(robot.driver)) ? '个群' : '处';

interface Props {
  places: readonly Place[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  troubles: PushPreview['troubles'];
}

/** The chosen ones as chips, the others behind one button with a search. All of them are check boxes. */
export function PushTargets({ places, chosen, onChoose, troubles }: Props) {
  const [words, setWords] = useState('');
  // It stays as it is while places are chosen.
  const [isOpen] = useState(chosen.length === 0);
  const { control, message } = useField({ name: 'targets' });
  const isChosen = ({ value }: Place) => chosen.includes(value);
  const rest = places.filter((place) => !isChosen(place));
  const found = rest.filter(({ name, robot }) =>
    `${name} ${robot.nickname}`.toLowerCase().includes(words.toLowerCase()),
  );
  const toggle = ({ value }: Place) =>
    onChoose(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  const chip = (place: Place) => (
    <label
      key={place.value}
      className="push-target"
      data-bad={troubles.some(({ guid }) => guid === place.robot.guid) || undefined}
    >
      <input
        type="checkbox"
        name="target"
        value={place.value}
        checked={isChosen(place)}
        onChange={() => toggle(place)}
      />
      <ChannelMark driver={place.robot.driver} />
      <span title={place.name}>{place.name}</span>
      {isChosen(place) && <X size={15} aria-hidden />}
    </label>
  );
  return (
    <div className="push-to" id={control.id} tabIndex={-1} aria-invalid={message ? true : undefined}>
      <div className="push-targets">
        {places.filter(isChosen).map(chip)}
        <details className="push-add" open={isOpen}>
          <summary className="push-target">
            <Plus size={15} aria-hidden /> 加渠道或群
          </summary>
          <div className="push-places">
            {places.length > 8 && (
              <input
                type="search"
                className="push-find plain-input"
                value={words}
                onChange={(event) => setWords(event.currentTarget.value)}
                onInput={(event) => event.stopPropagation()}
                onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
                placeholder="群名或渠道名"
                aria-label="找群或渠道"
              />
            )}
            {found.map(chip)}
            <Link to="/market/admin/wechat/robot" className="push-target" data-add>
              <Plus size={15} aria-hidden /> 接新渠道
            </Link>
          </div>
        </details>
      </div>
      {places.length === 0 && <p className="robot-quiet">渠道里还没有群或接收人；公众号只能回复，不能群发。</p>}
      {message && <p className="robot-bad">{message}</p>}
      {troubles.map(({ guid, message: trouble }) => (
        <p key={guid} className="push-trouble">
          <TriangleAlert size={14} aria-hidden />
          <span>
            {trouble}。<Link to="/market/admin/wechat/robot">去渠道修复</Link>，或点 × 这次不发。
          </span>
        </p>
      ))}
    </div>
  );
}
