import { z } from 'zod';
import type { Profile, Room } from './robot.driver.ts';

const text = z.string().catch('');
const created = z.object({ guid: text }).catch({ guid: '' });
const opened = z.object({ qrcode: text }).catch({ qrcode: '' });
const profile = z.object({ wxid: text, nickname: text, avatar: text }).catch({ wxid: '', nickname: '', avatar: '' });
const room = z.object({ wxid: z.string().min(1), nickname: text, avatar: text, total_member: z.int().catch(0) });

/** Gateways differ and leave fields out: what is missing is empty, what is strange is left out. */
export const guidOf = (data: unknown): string => created.parse(data).guid.slice(0, 200);
/** A few kilobytes: some gateways answer the picture itself. */
export const qrcodeOf = (data: unknown): string => opened.parse(data).qrcode.slice(0, 200_000);
export const profileOf = (data: unknown): Profile => profile.parse(data);

export function roomsOf(data: unknown): Room[] {
  const list = Array.isArray(data) ? data : [];
  return list.flatMap((item) => {
    const read = room.safeParse(item);
    return read.success ? [read.data] : [];
  });
}
