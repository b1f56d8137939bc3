import { Lock, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Card } from '#/ui/section/card.tsx';
import { Segmented } from '#/ui/segmented/segmented.tsx';
import { AddressCheck, faultsOf, useAddressCheck } from './address-check.tsx';
import { BulkPaste } from './bulk-paste.tsx';
import { EpisodeGrid } from './episode-grid.tsx';
import type { PlayGroup, StudioState } from './studio-state.ts';
import './studio-episodes.css';

interface Props {
  /** Empty for a new one. */
  titleKey: string;
  state: StudioState;
  before: StudioState;
  /** Lists that collection leaves alone. */
  locked: readonly string[];
  /** Lists that sources brought, by their name. */
  sourced: readonly string[];
  error: string | undefined;
  onGroups: (groups: PlayGroup[]) => void;
  onLock: (name: string, isLocked: boolean) => void;
}

/** Play lists, their episodes, and many episodes at once. */
export function StudioEpisodes({ titleKey, state, before, locked, sourced, error, onGroups, onLock }: Props) {
  const { groups } = state;
  const addresses = useAddressCheck(titleKey);
  const [at, setAt] = useState(0);
  const index = Math.min(at, Math.max(0, groups.length - 1));
  const group = groups[index];
  const saved = new Set(before.groups.find(({ name }) => name === group?.name)?.sets.map(signOf));
  const put = (next: Partial<PlayGroup>) =>
    onGroups(
      group
        ? groups.map((one) => (one === group ? { ...one, ...next } : one))
        : [{ name: '主线路', sets: [], ...next }],
    );
  function addGroup() {
    const taken = new Set(groups.map(({ name }) => name));
    let number = groups.length + 1;
    while (taken.has(`线路 ${number}`)) number += 1;
    onGroups([...groups, { name: groups.length === 0 ? '主线路' : `线路 ${number}`, sets: [] }]);
    setAt(groups.length);
  }
  const isTwice = group && groups.some((one) => one !== group && one.name.trim() === group.name.trim());
  return (
    <Card
      title="选集"
      className="studio-episodes"
      aside={
        <>
          {groups.length > 1 && (
            <Segmented
              label="播放线路"
              value={String(index)}
              onChange={(value) => setAt(Number(value))}
              segments={groups.map(({ name, sets }, place) => ({
                value: String(place),
                label: name || '未命名',
                count: sets.length,
              }))}
            />
          )}
          <Button size="sm" kind="quiet" icon={<Plus />} onClick={addGroup}>
            加一组
          </Button>
        </>
      }
    >
      {error && <p className="studio-error">{error}</p>}
      <EpisodeGrid
        key={index}
        sets={group?.sets ?? []}
        saved={saved}
        faults={faultsOf(addresses.check)}
        onChange={(sets) => put({ sets })}
      />
      <AddressCheck {...addresses} />
      <BulkPaste present={group?.sets ?? []} onTake={(sets) => put({ sets })} />
      {group && (
        <div className="studio-group">
          <Field
            label="线路名"
            size="sm"
            value={group.name}
            maxLength={50}
            error={isTwice ? '已经有一组叫这个名字' : undefined}
            onChange={({ target }) => put({ name: target.value })}
          />
          <ListLock
            name={group.name}
            isSourced={sourced.includes(group.name)}
            isLocked={state.locks[`sets:${group.name}`] ?? locked.includes(group.name)}
            isChanged={group.sets.some((set) => !saved.has(signOf(set))) || group.sets.length !== saved.size}
            onLock={onLock}
          />
          <Button
            size="sm"
            kind="line"
            onClick={() => {
              onGroups(groups.filter((one) => one !== group));
              setAt(0);
            }}
          >
            去掉这一组
          </Button>
        </div>
      )}
    </Card>
  );
}

interface LockProps {
  name: string;
  isSourced: boolean;
  isLocked: boolean;
  isChanged: boolean;
  onLock: Props['onLock'];
}

function ListLock({ name, isSourced, isLocked, isChanged, onLock }: LockProps) {
  if (!isSourced) return <p className="studio-hint">手工添加的线路，采集不会动它。</p>;
  if (isLocked || isChanged)
    return (
      <p className="studio-hint">
        <Lock size={13} aria-hidden /> {isLocked ? '已锁定，采集不再改这一组。' : '保存后锁定，采集不再改这一组。'}
        {isLocked && (
          <button type="button" className="studio-link" onClick={() => onLock(`sets:${name}`, false)}>
            解锁
          </button>
        )}
      </p>
    );
  return (
    <p className="studio-hint">
      跟随来源更新。
      <button type="button" className="studio-link" onClick={() => onLock(`sets:${name}`, true)}>
        锁定
      </button>
    </p>
  );
}

const signOf = ({ name, url }: { name: string; url: string }) => `${name}\n${url}`;
