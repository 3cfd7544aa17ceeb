const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

/** `burst` attempts at once, and one more whenever `everyMs` have passed. */
export interface Limit {
  readonly burst: number
  readonly everyMs: number
}

/** What an action is limited by; a client is an IPv4 address or an IPv6 network. */
export interface ActionLimits {
  /** Attempts of one client, whatever the account. */
  readonly client: Limit
  /**
   * Attempts of one client or one device for one account. A client that the account knows is limited by nothing else but its own
   * attempts for all accounts, and a device that it knows by nothing else at all.
   */
  readonly pair?: Limit
  /** Attempts for one account, of all clients that it does not know. */
  readonly account: Limit
}

export type Action = 'signIn' | 'signUp' | 'requestReset' | 'confirmReset' | 'link'

export type BrakeLimits = Readonly<Record<Action, ActionLimits>>

/**
 * Whoever guesses fails long before a password of twelve characters that is not a common one; whoever mistypes does not
 * notice. What needs a key that nobody can guess is limited only against programs that run wild.
 */
export const usualBrakes: BrakeLimits = {
  signIn: {
    client: { burst: 100, everyMs: 6 * SECOND_MS },
    pair: { burst: 10, everyMs: MINUTE_MS },
    account: { burst: 50, everyMs: MINUTE_MS },
  },
  signUp: {
    client: { burst: 120, everyMs: 10 * SECOND_MS },
    account: { burst: 20, everyMs: MINUTE_MS },
  },
  requestReset: {
    client: { burst: 20, everyMs: MINUTE_MS },
    pair: { burst: 5, everyMs: 10 * MINUTE_MS },
    // Mails that clients may cause which the account does not know. One that is not sent is not missed: the last one is younger
    // than an hour, and so long its link counts (`accounts/embedded/reset/store.ts`).
    account: { burst: 3, everyMs: 60 * MINUTE_MS },
  },
  // The account of a reset is its link.
  confirmReset: {
    client: { burst: 60, everyMs: 10 * SECOND_MS },
    account: { burst: 20, everyMs: MINUTE_MS },
  },
  link: {
    client: { burst: 300, everyMs: SECOND_MS },
    account: { burst: 120, everyMs: SECOND_MS },
  },
}
