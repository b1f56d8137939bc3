import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { groupOf } from '../news-groups.pure.ts';
import type { News } from './inbox.rules.ts';
import type { InboxService, Look } from './inbox.service.ts';

export function presentNews({ id, kind, title, text, path, facts, createdAt, isRead }: News, look?: Look) {
  return {
    Id: id,
    Kind: kind,
    Group: groupOf(kind),
    Title: title,
    Text: text || (look?.note ?? ''),
    Path: path,
    Cover: look?.cover ?? '',
    Facts: facts,
    CreatedTime: toShanghaiIso(createdAt),
    IsRead: isRead,
  };
}

export function presentSettings(settings: Awaited<ReturnType<InboxService['settings']>>) {
  return {
    Choices: settings.choices.map(({ kind, title, inbox, mail, chat }) => ({
      Kind: kind,
      Title: title,
      Inbox: inbox,
      Mail: mail,
      Chat: chat,
    })),
    DigestHour: settings.digestHour,
    HasMail: settings.hasMail,
    HasChat: settings.hasChat,
  };
}
