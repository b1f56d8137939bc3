import type { ChannelName } from '../../channels.pure.ts';
import type { Room } from '../robot.driver.ts';

/** What the operator entered for a channel, read and found good. Kept sealed, as JSON. */
export type ChannelSettings = Readonly<Record<string, string>>;

/** What is said, in words that every channel can put into its own shape. */
export type Said =
  | { kind: 'text'; text: string; at: readonly string[] }
  | { kind: 'card' | 'rich'; title: string; text: string; url: string; image: string }
  | { kind: 'image'; url: string };

export interface Sending {
  said: Said;
  /** The room's name as the channel gave it. */
  to: string;
  /** The same for every attempt to send the same message. */
  once: string;
  signal?: AbortSignal | undefined;
}

/** What is wrong, and with which of the fields. */
export interface FieldProblem {
  field: string;
  message: string;
}

export type ReadSettings = { settings: ChannelSettings } | { problem: FieldProblem };

export interface Channel {
  name: ChannelName;
  /** Looks only at what was entered; whether the service takes it is told by a test message. */
  read(fields: Readonly<Record<string, string>>): ReadSettings;
  rooms(settings: ChannelSettings, nickname: string): Room[];
  /** Whether the service knows these settings, for those that cannot send before somebody wrote to them. */
  check?(settings: ChannelSettings): Promise<string | undefined>;
  /** What is sent, without the receiver and the signature; the preview shows this very thing. */
  payload(said: Said): object;
  /** Answers what the service said. Throws a DriverFailure. */
  send(settings: ChannelSettings, sending: Sending): Promise<string>;
}

export const problem = (field: string, message: string): { problem: FieldProblem } => ({ problem: { field, message } });

/** The one place of a webhook, which has no other name here. */
export const onlyRoom = (wxid: string, nickname: string): Room[] => [{ wxid, nickname, avatar: '', total_member: 0 }];

/** As one text, for a channel or a message that has no better shape. */
export function plainText(said: Said): string {
  if (said.kind === 'text') return said.text;
  if (said.kind === 'image') return said.url;
  return [said.title, said.text, said.url].filter(Boolean).join('\n');
}

/** Cut between characters, so that it is at most so many bytes long. */
export function cutBytes(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  let length = 0;
  let cut = '';
  for (const character of text) {
    length += Buffer.byteLength(character);
    if (length > bytes - 3) return `${cut}…`;
    cut += character;
  }
  return cut;
}

export function cutCharacters(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
