import { Braces, Repeat } from 'lucide-react';
import { useState } from 'react';
import { PictureField } from '#/features/media/shared/picture-field.tsx';
import { Field } from '#/ui/field/field.tsx';
import { useField } from '#/ui/field/use-field.ts';
import { Segmented } from '#/ui/segmented/segmented.tsx';
import { Select } from '#/ui/select/select.tsx';
import type { PushPreview } from '../robot-push.contract.ts';
import { PushMarks } from './push-marks.tsx';
import { PushOffer } from './push-offer.tsx';
import { type PushStart, STARTS } from './push-wish.ts';
import { useCompletion } from './use-completion.ts';
import './push-editor.css';

const SOURCES = [
  { value: 'newest', label: '最新片目' },
  { value: 'market', label: '市集上新' },
  { value: 'topics', label: '专题' },
  { value: 'own', label: '自己写' },
];
/** What is written for each list when it is chosen. */
const LOOPS: Readonly<Record<string, string>> = {
  '#newest': '{{#newest 5}}\n· {{title.Name}} {{title.Score}}\n{{link}}\n{{/newest}}\n',
  '#market': '{{#market 5}}\n· {{item.Name}} {{item.Price}}\n{{link}}\n{{/market}}\n',
  '#topics': '{{#topics 3}}\n《{{topic.Name}}》{{topic.Count}} 部\n{{link}}\n{{/topics}}\n',
};

interface Props {
  start: PushStart;
  variables: PushPreview['variables'];
  faults: PushPreview['faults'];
  sizes: PushPreview['sizes'];
  onChange: () => void;
}

/** The title and the text, with what may stand in them. `{{` offers the variables. */
export function PushEditor({ start, variables, faults, sizes, onChange }: Props) {
  const [title, setTitle] = useState(start.title);
  const [content, setContent] = useState(start.content);
  const [picture, setPicture] = useState(['', 'newest'].includes(start.picture) ? start.picture : 'own');
  const [own, setOwn] = useState(['', 'newest'].includes(start.picture) ? '' : start.picture);
  const [titleField, contentField] = [useField({ name: 'title' }), useField({ name: 'content' })];

  function pick(address: string) {
    setOwn(address);
    onChange();
  }

  function begin(source: string) {
    const text = STARTS[source === 'market' || source === 'topics' || source === 'own' ? source : 'newest'];
    setTitle(text.title);
    setContent(text.content);
    onChange();
  }

  const completedTitle = useCompletion<HTMLInputElement>({
    // One line has no room for a list.
    variables: variables.filter(({ name }) => !name.startsWith('#')),
    textOf: (name) => `{{${name}}}`,
    onText: (text) => {
      setTitle(text);
      onChange();
    },
  });
  const textOf = (name: string) => LOOPS[name] ?? `{{${name}}}`;
  const completed = useCompletion<HTMLTextAreaElement>({
    variables,
    textOf,
    onText: (text) => {
      setContent(text);
      onChange();
    },
  });
  const faultsIn = (place: 'title' | 'content') =>
    (place === 'title' ? completedTitle : completed).isCompleting ? [] : faults.filter(({ field }) => field === place);

  return (
    <div className="push-editor">
      <div className="push-sources">
        <Segmented label="从哪里开始" segments={SOURCES} defaultValue={start.source} onChange={begin} />
        <Select
          label="配图"
          name="picture"
          size="sm"
          value={picture}
          onChange={(change) => setPicture(change.currentTarget.value)}
          options={[
            { value: 'newest', label: '配图：最新一部的横版封面' },
            { value: '', label: '不配图' },
            { value: 'own', label: '配图：自己选一张' },
          ]}
        />
      </div>
      <div className="push-write" data-bad={titleField.message || contentField.message ? true : undefined}>
        <div className="push-line">
          <PushMarks text={title} faults={faultsIn('title')} />
          <input
            {...titleField.control}
            {...completedTitle.box}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
            onScroll={follow}
            maxLength={500}
            aria-label="标题"
            placeholder="标题，不填就只发文字"
            autoComplete="off"
          />
          <small>标题</small>
          <PushOffer {...completedTitle.offer} />
        </div>
        <div className="push-body">
          <PushMarks text={content} faults={faultsIn('content')} />
          <textarea
            {...contentField.control}
            {...completed.box}
            value={content}
            onChange={(event) => setContent(event.currentTarget.value)}
            onScroll={follow}
            rows={9}
            maxLength={4000}
            aria-label="正文"
            placeholder="正文；打两个 { 就能插入变量"
          />
          <PushOffer {...completed.offer} />
        </div>
        <div className="push-tools">
          <button type="button" onClick={completed.begin}>
            <Braces size={15} aria-hidden /> 插入变量
          </button>
          <button type="button" onClick={() => completed.insert(textOf('#newest'))}>
            <Repeat size={15} aria-hidden /> 循环
          </button>
          <Size sizes={sizes} />
        </div>
      </div>
      <div className="push-insert">
        {variables.map(({ name, meaning }) => (
          <button key={name} type="button" onClick={() => completed.insert(textOf(name))}>
            {meaning}
          </button>
        ))}
      </div>
      <Faults
        faults={[...faultsIn('title'), ...faultsIn('content')]}
        refusals={[titleField.message, contentField.message]}
      />
      <div className="push-extra">
        <div hidden={picture !== 'own'}>
          <PictureField place="推送 · 配图" label="配图" name="pictureUrl" value={own} onChange={pick} isOptional />
        </div>
        <Field
          label="查看链接"
          name="url"
          inputMode="url"
          placeholder="/anys/search"
          defaultValue={start.url}
          hint="消息末尾的链接，可不填；/ 开头是本站的页"
        />
      </div>
    </div>
  );
}

/** The coloured letters lie under those that are typed, also when they are moved. */
function follow({ currentTarget }: { currentTarget: HTMLElement }) {
  const under = currentTarget.previousElementSibling;
  if (under) under.scrollTo(currentTarget.scrollLeft, currentTarget.scrollTop);
}

/** Counted against the narrowest of the chosen channels. */
function Size({ sizes }: Pick<Props, 'sizes'>) {
  const narrowest = sizes.toSorted((one, other) => one.limit - other.limit)[0];
  if (!narrowest) return null;
  const isLong = narrowest.bytes > narrowest.limit;
  return (
    <span className="push-size" data-long={isLong || undefined} role="status">
      {narrowest.name} <b className="num">{narrowest.bytes}</b> / {narrowest.limit} 字节
      {isLong && '，超出的会被截掉'}
    </span>
  );
}

function Faults({ faults, refusals }: Pick<Props, 'faults'> & { refusals: readonly (string | undefined)[] }) {
  const [fault] = faults;
  const words = fault
    ? `${fault.field === 'title' ? '标题' : '正文'}：${fault.message}`
    : refusals.find((refusal) => refusal !== undefined);
  return (
    <p className="robot-bad" role="status">
      {words}
    </p>
  );
}
