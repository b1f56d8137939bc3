import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LookBlock } from '#/features/robot/robot-push.contract.ts';
import { PushLook } from '#/features/robot/shared/push-look.tsx';
import { Tag } from '#/ui/tag/tag.tsx';
import './key-effect.css';

/** A title as other programs read it. */
export interface OutwardSample {
  Name: string;
  TypeName: string;
  Sets: readonly { Name: string; Url: string }[];
}

interface Props {
  configKey: string;
  /** In a line, what it changes. */
  effect: string;
  /** What the form holds now. */
  value: unknown;
  isChanged: boolean;
  sample: OutwardSample | undefined;
}

/** Beside the form of a key that no page shows: the thing itself, as it will be. */
export function KeyEffect({ configKey, effect, value, isChanged, sample }: Props) {
  return (
    <aside className="key-effect" aria-label="效果预览">
      <header>
        <h2>效果预览</h2>
        {isChanged && <Tag tone="gold">未保存的样子</Tag>}
      </header>
      <p>{effect}</p>
      {configKey === 'outwardPlayLinks' && <Outward isOn={value === true} sample={sample} />}
      {configKey === 'robotPush' && <Messages rows={rowsIn(value)} empty="添加一条推送，这里就是群里看到的样子。" />}
      {configKey === 'robotFeeds' && (
        <Messages
          rows={rowsIn(value).map(({ name, url }) => ({ name, title: '最新一条的标题', desc: name, url }))}
          empty="添加一个订阅源，这里就是群里看到的样子。"
        />
      )}
    </aside>
  );
}

type Row = Partial<Record<'name' | 'text' | 'title' | 'desc' | 'url' | 'image', string | undefined>>;

const rowsIn = (value: unknown): Row[] =>
  // The form's own rows: fields of text, some of them not there yet.
  Array.isArray(value) ? (value as Row[]) : [];

/** Each as the group gets it: words as words, else a card. */
function Messages({ rows, empty }: { rows: readonly Row[]; empty: string }) {
  if (rows.length === 0) return <p className="key-effect-none">{empty}</p>;
  return (
    <>
      <ol className="key-effect-chat" aria-label="群里看到的">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
          <li key={index}>
            <small>{row.name || '还没有名称'}</small>
            <PushLook
              look={{ driver: '', frame: row.text ? 'bubble' : 'link', blocks: blocksOf(row) }}
              isWrong={false}
            />
          </li>
        ))}
      </ol>
      <p className="key-effect-none">
        仅预览，未发送。到 <Link to="/market/admin/wechat/robot/push">推送</Link> 的“其他方式”里按名称选用。
      </p>
    </>
  );
}

function blocksOf({ text, title, desc, url, image }: Row): LookBlock[] {
  if (text) return [{ kind: 'words', spans: [{ text }] }];
  return [
    { kind: 'heading', text: title || '卡片标题还没填' },
    ...(desc ? [{ kind: 'words' as const, spans: [{ text: desc }] }] : []),
    ...(image ? [{ kind: 'picture' as const, src: image }] : []),
    ...(url ? [{ kind: 'button' as const, text: url }] : []),
  ];
}

/** The first lines of the answer that programs get. */
function Outward({ isOn, sample }: { isOn: boolean; sample: OutwardSample | undefined }) {
  if (!sample) return <p className="key-effect-none">片库还是空的，别的程序什么也取不到。</p>;
  const { Name, TypeName, Sets } = sample;
  const addresses: ReactNode = isOn ? (
    <ul>
      {Sets.slice(0, SOME).map((set) => (
        <li key={set.Name}>
          {set.Name} <code>{set.Url}</code>
        </li>
      ))}
      {Sets.length > SOME && <li>……共 {Sets.length} 集</li>}
    </ul>
  ) : (
    <span className="key-effect-off">不带</span>
  );
  return (
    <>
      <dl className="key-effect-facts">
        <dt>片名</dt>
        <dd>{Name}</dd>
        <dt>类型</dt>
        <dd>{TypeName}</dd>
        <dt>播放地址</dt>
        <dd>{addresses}</dd>
      </dl>
      <p className="key-effect-none">
        {isOn
          ? '电视盒子和别的站能搜到，也能直接播放。'
          : '电视盒子只看得到资料，不能播放；只收可播放内容的程序搜不到。'}{' '}
        <a href={`/api.php/provide/vod/?ac=detail&wd=${encodeURIComponent(Name)}`} target="_blank" rel="noopener">
          看线上现在的回答
        </a>
      </p>
    </>
  );
}

const SOME = 3;
