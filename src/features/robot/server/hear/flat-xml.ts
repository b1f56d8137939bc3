const ELEMENT = /<([A-Za-z]\w{0,40})>(?:<!\[CDATA\[([\s\S]*?)\]\]>|([^<]*))<\/\1>/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/**
 * The fields of a message of WeChat: one flat element with texts in it. Nothing else of XML is understood, above all
 * no document type: what has one is no message.
 */
export function readFlatXml(text: string): Record<string, string> | undefined {
  const inside = /^\s*(?:<\?xml[^>]{0,100}\?>\s*)?<xml>([\s\S]*)<\/xml>\s*$/.exec(text)?.[1];
  if (inside === undefined || /<!(?!\[CDATA\[)/.test(inside)) return undefined;
  const fields: Record<string, string> = {};
  for (const [, name = '', raw, plain = ''] of inside.matchAll(ELEMENT)) {
    fields[name] =
      raw ?? plain.replaceAll(/&(lt|gt|amp|quot|apos);/g, (_whole, entity: string) => ENTITIES[entity] ?? '');
  }
  return fields;
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
