const OPENING = /<([A-Za-z]\w{0,40})>/g;
const [CDATA_START, CDATA_END] = ['<![CDATA[', ']]>'];
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/**
 * The fields of a message of WeChat: one flat element with texts in it. Nothing else of XML is understood, above all
 * no document type: what has one is no message.
 */
export function readFlatXml(text: string): Record<string, string> | undefined {
  const inside = /^\s*(?:<\?xml[^>]{0,100}\?>\s*)?<xml>([\s\S]*)<\/xml>\s*$/.exec(text)?.[1];
  if (inside === undefined || /<!(?!\[CDATA\[)/.test(inside)) return undefined;
  const fields: Record<string, string> = {};
  let place = 0;
  while (true) {
    OPENING.lastIndex = place;
    const [opening, name = '']: string[] = OPENING.exec(inside) ?? [];
    if (opening === undefined) return fields;
    const start = OPENING.lastIndex;
    const found: Said | undefined = inside.startsWith(CDATA_START, start)
      ? readCdata(inside, start)
      : readPlain(inside, start);
    // What is not closed is no message, and need not be looked through to its end once more.
    if (!found) return undefined;
    place = found.end;
    if (inside.startsWith(`</${name}>`, place)) fields[name] = found.said;
  }
}

interface Said {
  said: string;
  /** Where it ends. */
  end: number;
}

function readPlain(text: string, start: number): Said | undefined {
  const end = text.indexOf('<', start);
  if (end === -1) return undefined;
  const said = text
    .slice(start, end)
    .replaceAll(/&(lt|gt|amp|quot|apos);/g, (_whole, entity: string) => ENTITIES[entity] ?? '');
  return { said, end };
}

/** One section, or several in a row: that is how the end of a section is written inside of one. */
function readCdata(text: string, start: number): Said | undefined {
  let said = '';
  let place = start;
  while (text.startsWith(CDATA_START, place)) {
    const end = text.indexOf(CDATA_END, place);
    if (end === -1) return undefined;
    said += text.slice(place + CDATA_START.length, end);
    place = end + CDATA_END.length;
  }
  return { said, end: place };
}

export const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

type Part = string | number | readonly Parts[];
interface Parts {
  readonly [name: string]: Part;
}

/** Texts as CDATA, numbers bare, lists as elements called item. */
export function writeXml(parts: Parts): string {
  return `<xml>${inner(parts)}</xml>`;
}

function inner(parts: Parts): string {
  return Object.entries(parts)
    .map(
      ([name, part]) =>
        `<${name}>${typeof part === 'object' ? part.map((one) => `<item>${inner(one)}</item>`).join('') : typeof part === 'number' ? part : cdata(part)}</${name}>`,
    )
    .join('');
}
