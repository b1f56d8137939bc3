import type { ApiRequest } from './api.pure.ts';

export interface Answer {
  /** 0 when there was none. */
  status: number;
  milliseconds: number;
  text: string;
}

/** The login's cookie goes along only where the login is meant: with a token for programs it must not help out. */
export async function sendRequest(
  { method, address, body }: ApiRequest,
  authorization: string | undefined,
  withCookie: boolean,
): Promise<Answer> {
  const started = performance.now();
  const since = () => Math.round(performance.now() - started);
  try {
    const reply = await fetch(address, {
      method,
      credentials: withCookie ? 'same-origin' : 'omit',
      headers: {
        ...(authorization && { authorization }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    });
    const text = pretty(await reply.text());
    return { status: reply.status, milliseconds: since(), text };
  } catch {
    return { status: 0, milliseconds: since(), text: '网络不通，没有收到回答' };
  }
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
