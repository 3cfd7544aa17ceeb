const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

/** `burst` attempts at once, then one per `everyMs`. */
export interface Rate {
  readonly burst: number
  readonly everyMs: number
}

/** The limits of one action. A client is an IPv4 address or an IPv6 network. */
export interface ActionLimits {
  /** Attempts of one client, for any account. */
  readonly client: Rate
  /**
   * Attempts of one client or device for one account. A client known to the account has only this limit and `client`; a
   * known device only this one.
   */
  readonly pair?: Rate
  /** Attempts for one account by all clients that it does not know. */
  readonly account: Rate
}

export type Action =
  | 'signIn'
  | 'secondFactor'
  | 'passkey'
  | 'oidc'
  | 'signUp'
  | 'requestReset'
  | 'confirmReset'
  | 'link'

export type AttemptLimits = Readonly<Record<Action, ActionLimits>>

/**
 * Strict enough that guessing an uncommon password of twelve characters is hopeless, loose enough that typing errors go
 * unnoticed. Where the key cannot be guessed, only runaway programs are limited.
 */
export const defaultAttemptLimits: AttemptLimits = {
  signIn: {
    client: { burst: 100, everyMs: 6 * SECOND_MS },
    pair: { burst: 10, everyMs: MINUTE_MS },
    account: { burst: 50, everyMs: MINUTE_MS },
  },
  // Who guesses codes knows the password: fewer attempts, and many fewer for those whom the account does not know. Ten
  // at once and one an hour find one of the three valid codes of six digits with a probability of 3 % in a year.
  secondFactor: {
    client: { burst: 100, everyMs: 6 * SECOND_MS },
    pair: { burst: 10, everyMs: 10 * MINUTE_MS },
    account: { burst: 10, everyMs: 60 * MINUTE_MS },
  },
  // The account is the client: a challenge is asked for before it is known who will answer.
  passkey: {
    client: { burst: 60, everyMs: SECOND_MS },
    account: { burst: 60, everyMs: SECOND_MS },
  },
  // As for passkeys: of a sign-in at a provider, each way counts.
  oidc: {
    client: { burst: 120, everyMs: SECOND_MS },
    account: { burst: 120, everyMs: SECOND_MS },
  },
  signUp: {
    client: { burst: 120, everyMs: 10 * SECOND_MS },
    account: { burst: 20, everyMs: MINUTE_MS },
  },
  requestReset: {
    client: { burst: 20, everyMs: MINUTE_MS },
    pair: { burst: 5, everyMs: 10 * MINUTE_MS },
    // Mails that unknown clients can trigger. Omitting one does no harm: the previous mail is less than an hour old, so its
    // link is still valid (`people/identity/reset/store.ts`).
    account: { burst: 3, everyMs: 60 * MINUTE_MS },
  },
  // For a reset, the account is the link.
  confirmReset: {
    client: { burst: 60, everyMs: 10 * SECOND_MS },
    account: { burst: 20, everyMs: MINUTE_MS },
  },
  link: {
    client: { burst: 300, everyMs: SECOND_MS },
    account: { burst: 120, everyMs: SECOND_MS },
  },
}
