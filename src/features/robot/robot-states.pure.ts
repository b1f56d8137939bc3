/** `sending` outlives only a process that was killed in the middle of it. */
export const OUTBOX_STATES = ['queued', 'sending', 'sent', 'dead'] as const;
export type OutboxState = (typeof OUTBOX_STATES)[number];

export const RUN_STATES = ['ok', 'failed', 'skipped'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** What timers can be picked by; a failed one is one whose last run failed. */
export const TIMER_STATES = ['on', 'paused', 'failed'] as const;
export type TimerState = (typeof TIMER_STATES)[number];

/** What a rule waits for: words, a pattern, a wish for some kind of title, an address, or anything. */
export const REPLY_MATCHES = ['keyword', 'regex', 'intent', 'url', 'default'] as const;
export type ReplyMatch = (typeof REPLY_MATCHES)[number];

/** What a rule does. `human` hands the conversation to a person. */
export const REPLY_KINDS = ['text', 'image', 'card', 'search', 'short', 'bill', 'lunar', 'human'] as const;
export type ReplyKind = (typeof REPLY_KINDS)[number];
