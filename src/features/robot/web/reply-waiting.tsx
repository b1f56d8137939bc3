import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Card } from '#/ui/section/card.tsx';
import { Tag } from '#/ui/tag/tag.tsx';
import type { WaitingPerson } from '../robot-reply.contract.ts';
import { ChannelMark } from './channel-mark.tsx';
import { Do } from './do-button.tsx';
import '#/ui/field/plain-input.css';

/** Who asked for a person, and what they said. Nothing is shown while there is nobody. */
export function ReplyWaiting({ people }: { people: readonly WaitingPerson[] }) {
  if (people.length === 0) return null;
  return (
    <div id="waiting">
      <Card title="等人工回复" aside={`${people.filter(({ isHeld }) => isHeld).length} 人在等`}>
        <ul className="reply-waiting">
          {people.map(({ guid, person, channel, driver, words, askedText, isHeld, canAnswer }) => (
            <li key={`${guid} ${person}`}>
              <p className="reply-asked">
                <ChannelMark driver={driver} /> {channel} · {askedText}{' '}
                <Tag tone={isHeld ? 'gold' : 'plain'}>{isHeld ? '机器人不插话' : '已过 10 分钟'}</Tag>
              </p>
              <p className="reply-quote">{words}</p>
              <Form method="post" className="robot-row" preventScrollReset>
                <input type="hidden" name="guid" value={guid} />
                <input type="hidden" name="person" value={person} />
                {canAnswer ? (
                  <>
                    <input
                      name="text"
                      className="reply-input plain-input"
                      maxLength={1000}
                      aria-label={`回复${channel}里的人`}
                    />
                    <Button type="submit" size="sm" name="do" value="answer">
                      回复
                    </Button>
                  </>
                ) : (
                  <span className="robot-quiet">请到{channel}里回复。</span>
                )}
                <Do value="done">交还给机器人</Do>
              </Form>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
