import type { Config } from '../../platform/config/config.ts'
import { broken, type Finding, fine, lookAt } from './finding.ts'
import * as texts from './texts.ts'

const LONGEST_MS = 20_000

/** Tries to open the mailbox for reading, where the settings name one. */
export async function checkMailbox({
  mailbox,
  mailAuthority,
}: Pick<Config, 'mailbox' | 'mailAuthority'>): Promise<Finding> {
  if (mailbox === null) return fine(texts.noMailbox)
  const { TokenRefused } = await import('../../documents/mailbox/token.ts')
  const { describeMailboxFailure, isSignInRefused, withMailbox } = await import(
    '../../documents/mailbox/connect.ts'
  )
  let mails: number
  try {
    const inTime = AbortSignal.timeout(LONGEST_MS)
    mails = await withMailbox(mailbox, inTime, async ({ mails }) => mails)
  } catch (error) {
    const { oauth } = mailbox
    const signIn = oauth ? texts.mailboxOauthSignIn : texts.mailboxSignIn
    const connection = isSignInRefused(error) ? signIn : texts.mailboxConnection
    return broken(
      texts.because(texts.mailboxFails, describeMailboxFailure(error)),
      error instanceof TokenRefused ? texts.mailboxToken : connection,
    )
  }
  const found = texts.mailboxWorks(mailbox.host, mailbox.folder, mails)
  return mailAuthority === null ? lookAt(found, texts.noAuthority) : fine(found)
}
