import { z } from 'zod';
import { renderTemplate, type TemplateFault } from '../template.pure.ts';
import { cutCharacters } from './channel/channel.driver.ts';
import { LISTS, MEANINGS, type ScopeSources, scopeOf, whole } from './compose-scope.ts';
import { checked } from './message.ts';
import { badCompose } from './robot.errors.ts';

const MAX_TEXT = 4000;

const place = z.string().min(1, '请选择发到哪里').max(200);
const target = z.object({ guid: place, to: place });
const address = z
  .string()
  .trim()
  .max(2048, '地址太长')
  .refine(
    (text) => text === '' || text === 'newest' || /^(https?:\/\/\S+|\/\S*)$/.test(text),
    '须以 http:// 或 https:// 开头',
  )
  .default('');

/** What the composer makes, as it is kept with a timer or a trigger. */
const composed = z.object({
  targets: z.array(target, '请选择发到哪里').min(1, '请选择发到哪里').max(100, '一次最多发到 100 处'),
  title: z.string().trim().max(128, '标题不能超过 128 个字').default(''),
  content: z.string('请填写内容').trim().min(1, '请填写内容').max(MAX_TEXT, `内容不能超过 ${MAX_TEXT} 个字`),
  /** `newest` is the wide card of the newest title: chats cut pictures wide. */
  picture: address,
  url: address,
});
export type Composed = z.output<typeof composed>;

export interface Rendered {
  title: string;
  content: string;
  image: string;
  url: string;
  faults: (TemplateFault & { field: 'title' | 'content' })[];
}

export interface Variable {
  name: string;
  meaning: string;
  value: string;
}

export type ComposeService = ReturnType<typeof createComposeService>;

/** Fills templates with what is true now. */
export function createComposeService(sources: ScopeSources) {
  async function render(
    wish: Composed,
    siteOrigin: string,
    facts?: Readonly<Record<string, string>>,
  ): Promise<Rendered> {
    const known = await scopeOf(sources, siteOrigin, facts);
    const [title, content] = [renderTemplate(wish.title, known), renderTemplate(wish.content, known)];
    const newest = known.lists['newest']?.[0]?.['link'] ?? '';
    const image = wish.picture === 'newest' ? cardOf(newest, siteOrigin) : whole(wish.picture, siteOrigin);
    const url = wish.url === 'newest' ? newest : whole(wish.url, siteOrigin);
    return {
      title: [...title.text].slice(0, 128).join(''),
      content: [...content.text].slice(0, MAX_TEXT).join(''),
      image,
      url,
      faults: [
        ...title.faults.map((fault) => ({ ...fault, field: 'title' as const })),
        ...content.faults.map((fault) => ({ ...fault, field: 'content' as const })),
      ],
    };
  }

  return {
    render,

    /** In the form it is kept in, or the refusal that says which field is wrong. */
    async check(body: unknown, siteOrigin: string, facts?: Readonly<Record<string, string>>): Promise<Composed> {
      const read = composed.safeParse(body);
      if (!read.success) {
        const [issue] = read.error.issues;
        throw badCompose(String(issue?.path[0] ?? 'content'), issue?.message ?? '内容不正确');
      }
      const { faults } = await render(read.data, siteOrigin, facts);
      const [fault] = faults;
      if (fault) throw badCompose(fault.field, fault.message);
      return read.data;
    },

    read: (body: unknown): Composed => checked(composed, body),

    async variables(siteOrigin: string): Promise<Variable[]> {
      const { values, lists } = await scopeOf(sources, siteOrigin);
      return [
        ...MEANINGS.map(([name, meaning]) => ({ name, meaning, value: cutCharacters(values[name] ?? '', 40) })),
        ...Object.entries(LISTS).map(([name, { meaning }]) => ({
          name: `#${name}`,
          meaning: `逐条说${meaning}`,
          value: `${lists[name]?.length ?? 0} 条`,
        })),
      ];
    },
  };
}

/** The picture that stands for a page of ours, 1200 × 630. */
const cardOf = (link: string, siteOrigin: string): string =>
  link && `${siteOrigin}/card${link.slice(siteOrigin.length)}.png`;
