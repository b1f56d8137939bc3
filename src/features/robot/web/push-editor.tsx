import { Braces, Repeat } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { PictureField } from '#/features/media/shared/picture-field.tsx';
import { Field } from '#/ui/field/field.tsx';
import { useField } from '#/ui/field/use-field.ts';
import { Segmented } from '#/ui/segmented/segmented.tsx';
import { Select } from '#/ui/select/select.tsx';
import type { PushPreview } from '../robot-push.contract.ts';
import { PushMarks } from './push-marks.tsx';
import { PushOffer } from './push-offer.tsx';
import { type PushStart, STARTS } from './push-wish.ts';
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
  const area = useRef<HTMLTextAreaElement>(null);
  const [title, setTitle] = useState(start.title);
  const [content, setContent] = useState(start.content);
  const [typed, setTyped] = useState<string | undefined>();
  const [active, setActive] = useState(0);
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

  function watch() {
    const before = area.current?.value.slice(0, area.current.selectionStart) ?? '';
    setTyped(/\{\{(#?[\w.]*)$/.exec(before)?.[1]);
    setActive(0);
  }

  function insert(text: string, replaces = 0) {
    const box = area.current;
    if (!box) return;
    box.setRangeText(text, box.selectionStart - replaces, box.selectionEnd, 'end');
    box.focus();
    setContent(box.value);
    setTyped(undefined);
    onChange();
  }

  function offer() {
    insert('{{');
    watch();
  }

  const offered =
    typed === undefined ? [] : variables.filter((variable) => isMeant(variable, typed.toLowerCase())).slice(0, 8);
  // A mark that is being written is not wrong yet.
  const isCompleting = offered.length > 0;
  const take = (name: string) => insert(LOOPS[name] ?? `{{${name}}}`, 2 + (typed?.length ?? 0));

  function press(event: KeyboardEvent) {
    if (offered.length === 0 || event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step) setActive((active + step + offered.length) % offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(offered[active]?.name ?? '');
    else if (event.key === 'Escape') setTyped(undefined);
    else return;
    event.preventDefault();
  }

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
          <PushMarks text={title} faults={faults.filter(({ field }) => field === 'title')} />
          <input
            {...titleField.control}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
            onScroll={follow}
            maxLength={500}
            aria-label="标题"
            placeholder="标题，不填就只发文字"
            autoComplete="off"
          />
          <small>标题</small>
        </div>
        <div className="push-body">
          <PushMarks text={content} faults={isCompleting ? [] : faults.filter(({ field }) => field === 'content')} />
          <textarea
            ref={area}
            {...contentField.control}
            value={content}
            onChange={(event) => setContent(event.currentTarget.value)}
            onInput={watch}
            onScroll={follow}
            onKeyDown={press}
            onBlur={() => setTyped(undefined)}
            rows={9}
            maxLength={4000}
            aria-label="正文"
            placeholder="正文；打两个 { 就能插入变量"
          />
          <PushOffer offered={offered} active={active} onTake={take} area={area} />
        </div>
        <div className="push-tools">
          <button type="button" onClick={offer}>
            <Braces size={15} aria-hidden /> 插入变量
          </button>
          <button type="button" onClick={() => insert(LOOPS['#newest'] ?? '')}>
            <Repeat size={15} aria-hidden /> 循环
          </button>
          <Size sizes={sizes} />
        </div>
      </div>
      <div className="push-insert">
        {variables.map(({ name, meaning }) => (
          <button key={name} type="button" onClick={() => insert(LOOPS[name] ?? `{{${name}}}`)}>
            {meaning}
          </button>
        ))}
      </div>
      <Faults faults={isCompleting ? [] : faults} refusals={[titleField.message, contentField.message]} />
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

/** By the beginning of its name, or of the part behind the dot. */
function isMeant({ name }: { name: string }, typed: string): boolean {
  const known = name.toLowerCase();
  return known.startsWith(typed) || (typed.length > 0 && (known.split(/[.#]/)[1]?.startsWith(typed) ?? false));
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
