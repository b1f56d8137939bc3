import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { FriendLink } from './friend-link.rules.ts';

const timeOf = (at: number | null) => (at === null ? null : toShanghaiIso(at));

/** What the applicant sees. */
export function presentApplication({ title, url, backUrl, state, reason, check, createdAt }: FriendLink) {
  return {
    Title: title,
    Url: url,
    BackUrl: backUrl,
    State: state,
    Reason: reason,
    Check: { State: check.state, Note: check.note, CheckedTime: timeOf(check.at) },
    CreatedTime: toShanghaiIso(createdAt),
  };
}

/** What the operator sees. */
export function presentReviewed(link: FriendLink) {
  return {
    ...presentApplication(link),
    Id: link.id,
    Contact: link.contact,
    Note: link.note,
    DecidedBy: link.decidedBy,
    DecidedTime: timeOf(link.decidedAt),
  };
}
