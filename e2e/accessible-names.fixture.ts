import { type CheerioAPI, load } from 'cheerio';

type Found = ReturnType<CheerioAPI>;

/** Whatever a screen reader stops at by its name. */
const STOPS = [
  ...['a[href]', 'button', 'summary', 'select', 'textarea', 'input:not([type=hidden])', 'img', 'iframe', 'dialog'],
  ...['nav[aria-label]', 'section[aria-label]', 'section[aria-labelledby]', '[popover]', '[tabindex="0"]'],
  ...['button', 'link', 'img', 'tab', 'tabpanel', 'menu', 'menuitem', 'option', 'switch', 'slider', 'region', 'dialog']
    .concat('listbox', 'group', 'radiogroup', 'progressbar', 'meter')
    .map((role) => `[role=${role}]`),
].join();

/** Their words are read one after the other, without a gap; what is none of these stands apart. */
const INLINE = /^(a|abbr|b|bdi|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|var|wbr)$/;

const NAMED_BY_CONTENT = /^(a|button|summary|option|label|tab|menuitem|link|switch)$/;

/** All that has a name on a page, as a browser would compute it from the HTML; what no reader is told about is left out. */
export class NamesOfPage {
  readonly #page: CheerioAPI;

  constructor(html: string) {
    this.#page = load(html);
  }

  /** What breaks a rule, one line each. */
  faults(isException: (name: string) => boolean): string[] {
    const $ = this.#page;
    const faults: string[] = [];
    const seen: { row: Found; list: Found; name: string; to: string; tag: string }[] = [];
    for (const element of $(STOPS)) {
      const at = $(element);
      const kind = at.prop('tagName')?.toLowerCase();
      // A dialog that has nothing in it is not open.
      if (isSilent(at) || (kind === 'dialog' && at.children().length === 0)) continue;
      const name = this.nameOf(at);
      const tag = `<${kind}${[at.attr('role'), at.attr('type'), at.attr('class')?.split(' ')[0]].map((one) => (one ? ` ${one}` : '')).join('')}>`;
      const fault = isException(name) ? undefined : faultOf(name, at.is('a'));
      // An empty alt says that a picture tells nothing.
      const isDecoration = kind === 'img' && at.attr('alt') === '';
      // Read after the name of their group.
      const isChoice = at.is('[type=radio], [type=checkbox]') && at.closest('fieldset, [role=radiogroup]').length > 0;
      const needsNone =
        /^(group|menu|listbox|tabpanel)$/.test(at.attr('role') ?? '') ||
        at.is('[popover], [tabindex]:not(a, button, input)');
      if (fault && !(isChoice && name) && !isDecoration && !(needsNone && !name))
        faults.push(`${tag} “${name}”: ${fault}`);
      const list = at.closest('ul, ol, table, [role=list]');
      if (
        list.length > 0 &&
        at.is('a, button, input:not([type=radio]), select, [role=button]') &&
        name &&
        !isException(name)
      ) {
        const row = at.closest('li, tr, [role=listitem]');
        // Entering a named form or group says its name first.
        const group = this.nameOf(at.parents('fieldset, :is(form, article, [role=group])[aria-label]').first());
        seen.push({ row, list, name: `${group} ${name}`.trim(), tag, to: at.attr('href') ?? '' });
      }
    }
    const told = new Set<string>();
    for (const [index, one] of seen.entries()) {
      const twin = seen
        .slice(0, index)
        .find((other) => other.name === one.name && other.list[0] === one.list[0] && other.row[0] !== one.row[0]);
      if (twin && (!one.to || twin.to !== one.to))
        told.add(`${one.tag} “${one.name}”: more than one row of a list has it`);
    }
    return [...faults, ...told];
  }

  nameOf(at: Found): string {
    const $ = this.#page;
    const by = at.attr('aria-labelledby');
    const byId = (ids: string) =>
      ids
        .split(/\s+/)
        .map((id) => this.#textOf($(`[id="${id}"]`)))
        .join(' ');
    if (by) return tidy(byId(by));
    const said = at.attr('aria-label')?.trim();
    if (said) return tidy(said);
    const tag = at.prop('tagName')?.toLowerCase() ?? '';
    if (tag === 'fieldset') return tidy(this.#textOf(at.children('legend')));
    if (tag === 'img') return tidy(at.attr('alt') ?? at.attr('title') ?? '');
    if (/^(input|select|textarea)$/.test(tag)) {
      if (/^(submit|button|reset)$/.test(at.attr('type') ?? '')) return tidy(at.attr('value') ?? '');
      const id = at.attr('id');
      const label = id ? $(`label[for="${id}"]`) : $([]);
      const around = at.closest('label');
      const text = [...new Set([...label, ...around])].map((one) => this.#textOf($(one), at)).join(' ');
      return tidy(text || at.attr('title') || at.attr('placeholder') || '');
    }
    const content = NAMED_BY_CONTENT.test(at.attr('role') ?? tag) ? this.#textOf(at) : '';
    return tidy(content || at.attr('title') || '');
  }

  /** What is read of an element: its words, the names of pictures in it, without what is hidden from readers. */
  #textOf(at: Found, except?: Found): string {
    const $ = this.#page;
    const text = (nodes: ReturnType<Found['contents']>): string =>
      [...nodes]
        .map((node) => {
          if (node.type === 'text') return node.data;
          if (node.type !== 'tag' || $(node)[0] === except?.[0]) return '';
          const child = $(node) as Found;
          if (child.is('[aria-hidden=true], [hidden], script, style, template, select, textarea')) return '';
          const own =
            child.attr('aria-label') ?? (node.name === 'img' || node.name === 'input' ? child.attr('alt') : undefined);
          const inner = own ?? text(child.contents());
          // Two parts side by side are laid out apart.
          const isApart = !INLINE.test(node.name) || node.prev?.type === 'tag';
          return isApart ? ` ${inner} ` : inner;
        })
        .join('');
    return at.attr('aria-label') ?? text(at.contents());
  }
}

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Hidden from readers; what React streams in comes hidden, and is then put in its place. */
function isSilent(at: Found): boolean {
  const hiding = at.closest('[aria-hidden=true], [hidden]:not([id^="S:"]), template, noscript, [inert]');
  return hiding.length > 0 || at.is('[role=presentation], [role=none]');
}

function faultOf(name: string, isLink: boolean): string | undefined {
  if (!name) return 'no name';
  if (!/\p{L}/u.test(name)) return 'no word in it';
  const apart = name.split(/[\s，、：:·]+/);
  if (apart.some((word, index) => /\p{L}{2}/u.test(word) && word === apart[index + 1])) return 'says a word twice';
  // A link is called after a work, whose name may be anything.
  if (!isLink && /(\p{Script=Han}{2,})\1/u.test(name.replaceAll(/《[^》]*》/g, ''))) return 'says a word twice';
  if (/https?:|^\/[\w/]/.test(name)) return 'an address';
  if (
    /\b(?:undefined|null|NaN)\b|\[object|\b[a-z]+[A-Z]\w*|\b[a-z]+_[a-z]|\w\.(?:tsx?|js|json|png|svg|css)\b/.test(name)
  )
    return 'not for readers';
  return undefined;
}
