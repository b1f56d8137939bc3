/** What a provider answered, as plain data. Everything that is said about it is checked by whoever asked. */
export interface ProviderDocument {
  body: Uint8Array;
}

export type ProviderAnswer = { value: unknown } | { fault: string };

export default function readProviderAnswer({ body }: ProviderDocument): ProviderAnswer {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return { fault: '对方的回答不是 UTF-8 文字' };
  }
  if (/^\s*</.test(text)) return { fault: '对方回答的是网页，可能被网关拦下了' };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { fault: '对方的回答不完整' };
  }
}
