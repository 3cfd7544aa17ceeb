/** A mail in plain text, which one person reads. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Hands a mail over to whoever delivers it; fails where that cannot be done now. */
export type Post = (mail: Mail) => Promise<void>

/** How the service sends mail. */
export interface Mailer {
  /** Hands a mail over now; fails where that cannot be done. */
  readonly deliver: Post
  /** Takes a mail to be sent a little later: it neither fails nor makes its caller wait, and tells nobody how it went. */
  send(mail: Mail): void
  /** Tries what still waits a last time, and is done then. */
  close(): Promise<void>
}
