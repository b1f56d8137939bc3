import { z } from 'zod';
import type { Settings } from '#/platform/config/settings.ts';

/** `no-reply@example.com`, or with the name shown to the reader: `搜罗 <no-reply@example.com>`. */
const sender = z
  .string()
  .transform(splitSender)
  .pipe(z.object({ name: z.string(), address: z.email('must be an address like 搜罗 <no-reply@example.com>') }));

const server = z.url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' });
/** Options of the library, such as a proxy or certificates that nobody checks, are for the environment. */
const bareServer = server.refine((text) => !/[?#]|^smtps?:\/\/[^/]*\/./.test(text));

export const mailSettings = {
  SMTP_URL: {
    doc: 'The mail server as smtp://user:password@host:port or smtps://…; without it mails go to the outbox in the admin area.',
    schema: server.optional(),
    desk: { fault: '请填写服务器的域名和端口，例如 smtp.example.com 和 465', isSecret: true, schema: bareServer },
  },
  MAIL_FROM: {
    doc: 'The sender of all mails, for example 搜罗 <no-reply@example.com>; needed when SMTP_URL is set.',
    schema: sender.optional(),
    desk: { fault: '请填写邮箱，或“名字 <邮箱>”，例如 搜罗 <no-reply@example.com>' },
  },
} as const satisfies Settings;

export type Sender = z.output<typeof sender>;

function splitSender(text: string): { name: string; address: string } {
  const [, name = '', address = text] = /^([^<>\p{Cc}]*)<([^<>]+)>$/u.exec(text.trim()) ?? [];
  return { name: name.trim(), address };
}
