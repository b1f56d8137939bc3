/** Why a source could not be read; the message is for the operator. */
export class SourceError extends Error {
  /** Whether asking again could help. */
  readonly mayPass: boolean;
  /** The source's own wish, in milliseconds. */
  readonly retryAfterMs: number;

  constructor(
    message: string,
    { mayPass, retryAfterMs = 0, cause }: { mayPass: boolean; retryAfterMs?: number; cause?: unknown },
  ) {
    super(message, { cause });
    this.mayPass = mayPass;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The owner of the source has shut it. */
export class SourceClosed extends SourceError {
  constructor() {
    super('对方关闭了采集接口', { mayPass: false });
  }
}
