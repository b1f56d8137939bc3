import { useRef, useState } from 'react';
import { Field } from '#/ui/field/field.tsx';
import { TextArea } from '#/ui/field/text-area.tsx';
import { Segmented } from '#/ui/segmented/segmented.tsx';
import { Select } from '#/ui/select/select.tsx';
import type { PushPreview } from '../robot-push.contract.ts';

const STARTS = {
  newest: {
    title: '今日上新 · {{date}}',
    content: '最近更新，挑了 5 部：\n{{#newest 5}}\n· {{title.Name}} {{title.Sets}}\n  {{link}}\n{{/newest}}',
  },
  market: {
    title: '市集上新 · {{date}}',
    content: '{{#market 5}}\n· {{title.Name}} {{title.Sets}}\n  {{link}}\n{{/market}}',
  },
  own: { title: '', content: '' },
} as const;

const SOURCES = [
  { value: 'newest', label: '最新片目' },
  { value: 'market', label: '市集上新' },
  { value: 'own', label: '自己写' },
];

interface Props {
  variables: PushPreview['variables'];
  faults: PushPreview['faults'];
  sizes: PushPreview['sizes'];
  onChange: () => void;
}

/** The title and the text, with what may stand in them. `{{` offers the variables. */
export function PushEditor({ variables, faults, sizes, onChange }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | undefined>();
  const box = () => frame.current?.querySelector('textarea') ?? undefined;

  function start(source: string) {
    const text = STARTS[source === 'market' || source === 'own' ? source : 'newest'];
    const title = frame.current?.querySelector<HTMLInputElement>('input[name=title]');
    const content = box();
    if (title) title.value = text.title;
    if (content) content.value = text.content;
    onChange();
  }

  function watch() {
    const area = box();
    const before = area?.value.slice(0, area.selectionStart) ?? '';
    setTyped(/\{\{([\w.]*)$/.exec(before)?.[1]);
  }

  function insert(text: string, replaces: number) {
    const area = box();
    if (!area) return;
    const { selectionStart, selectionEnd } = area;
    area.setRangeText(text, selectionStart - replaces, selectionEnd, 'end');
    area.focus();
    setTyped(undefined);
    onChange();
  }

  const offered =
    typed === undefined ? [] : variables.filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase()));
  const narrowest = sizes.toSorted((one, other) => one.limit - other.limit)[0];
  const isLong = narrowest !== undefined && narrowest.bytes > narrowest.limit;
  const first = faults[0];
  return (
    <div ref={frame} className="push-editor">
      <Segmented label="从哪里开始" segments={SOURCES} defaultValue="newest" onChange={start} />
      <Field label="标题" name="title" defaultValue={STARTS.newest.title} maxLength={500} hint="不填就只发文字" />
      <TextArea
        label="正文"
        name="content"
        rows={9}
        maxLength={4000}
        defaultValue={STARTS.newest.content}
        onInput={watch}
        onBlur={() => setTyped(undefined)}
      />
      {offered.length > 0 && (
        <ul className="push-offer" aria-label="变量">
          {offered.slice(0, 6).map(({ name, meaning, value }) => (
            <li key={name}>
              {/* Pressed before the text loses its focus. */}
              <button
                type="button"
                onMouseDown={(press) => press.preventDefault()}
                onClick={() => insert(`{{${name}}}`, 2 + (typed?.length ?? 0))}
              >
                <code>{name}</code>
                <span>{meaning}</span>
                <small>{value}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="push-insert">
        {variables.map(({ name, meaning }) => (
          <button key={name} type="button" onClick={() => insert(`{{${name}}}`, 0)}>
            {meaning}
          </button>
        ))}
        <button type="button" onClick={() => insert('{{#newest 5}}\n· {{title.Name}}\n{{/newest}}\n', 0)}>
          循环
        </button>
      </div>
      <p className={first || isLong ? 'robot-bad' : 'robot-quiet'} role="status">
        {first
          ? `${first.field === 'title' ? '标题' : '正文'}：${first.message}`
          : narrowest &&
            `${narrowest.name} ${narrowest.bytes} / ${narrowest.limit} 字节${isLong ? '，超出的会被截掉' : ''}`}
      </p>
      <div className="robot-times">
        <Select
          label="配图"
          name="picture"
          options={[
            { value: '', label: '不配图' },
            { value: 'newest', label: '最新一部的封面' },
            { value: 'own', label: '图片地址' },
          ]}
        />
        <Field label="图片地址" name="pictureUrl" inputMode="url" placeholder="https://" />
      </div>
      <Field
        label="查看链接"
        name="url"
        inputMode="url"
        placeholder="/anys/search"
        hint="消息末尾的链接，可不填；/ 开头是本站的页"
      />
    </div>
  );
}
