import { ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import { outsidePicture } from '#/contract/outside-picture.pure.ts';
import { Card } from '#/ui/section/card.tsx';
import { Segmented } from '#/ui/segmented/segmented.tsx';
import { numberOf } from './read-episodes.ts';
import { shownOf } from './studio-cover.tsx';
import type { StudioState } from './studio-state.ts';
import './studio-preview.css';

interface Props {
  state: StudioState;
  before: StudioState;
  isSiteDrawn: boolean;
}

/** What scrolls must be reachable with the keyboard. */
const SCROLLS = { role: 'region', 'aria-label': '预览', tabIndex: 0 } as const;
const MOST = { phone: 18, wide: 30 };

/** What visitors will see of it once it is saved. */
export function StudioPreview({ state, before, isSiteDrawn }: Props) {
  const [form, setForm] = useState<'phone' | 'wide'>('phone');
  const { typed, groups, platforms } = state;
  const sets = groups[0]?.sets ?? [];
  const fresh = sets.length - (before.groups[0]?.sets.length ?? 0);
  const lists = { genres: listOf(typed.Genres), people: listOf(typed.Actors), directors: listOf(typed.Directors) };
  const newest = sets.toReversed().slice(0, MOST[form]);
  return (
    <Card
      title="访客看到的"
      className="studio-preview"
      aside={
        <Segmented
          label="宽度"
          value={form}
          onChange={(value) => setForm(value === 'wide' ? 'wide' : 'phone')}
          segments={[
            { value: 'phone', label: '手机' },
            { value: 'wide', label: '桌面' },
          ]}
        />
      }
    >
      <div className="studio-preview-page" data-form={form} {...SCROLLS}>
        <div className="studio-preview-top">
          <img src={outsidePicture(shownOf(state, isSiteDrawn).src)} alt="" width={300} height={420} />
          <div>
            <h3>{typed.Name || '片名'}</h3>
            <p>{[typed.TypeName, typed.Year, ...lists.genres.slice(0, 3)].filter(Boolean).join(' · ')}</p>
            {typed.Remark && <p className="studio-preview-remark">{typed.Remark}</p>}
            {lists.directors.length > 0 && <p>导演 {lists.directors.slice(0, 3).join(' / ')}</p>}
            {lists.people.length > 0 && <p>主演 {lists.people.slice(0, 4).join(' / ')}</p>}
          </div>
        </div>
        {typed.Summary && <p className="studio-preview-summary">{typed.Summary}</p>}
        {platforms.some(({ Name }) => Name) && (
          <ul className="studio-preview-platforms">
            {platforms
              .filter(({ Name }) => Name)
              .map(({ Name, Direct }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat while they are typed
                <li key={index}>
                  <span aria-hidden="true">{[...Name][0]}</span>
                  <div>
                    <b>{Name}</b>
                    <small>{Direct ? '剧集页直达' : '站内搜索'}</small>
                  </div>
                  <ArrowUpRight size={15} aria-hidden />
                </li>
              ))}
          </ul>
        )}
        {sets.length > 0 && (
          <>
            <p className="studio-preview-sets">
              <b>选集</b>
              {fresh > 0 && <span>未保存 +{fresh}</span>}
            </p>
            <ol>
              {newest.map(({ name }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat while they are typed
                <li key={index}>{numberOf(name) ?? name}</li>
              ))}
            </ol>
          </>
        )}
      </div>
    </Card>
  );
}

const listOf = (text: string) => text.split(/[、，,;；]/).filter((one) => one.trim() !== '');
