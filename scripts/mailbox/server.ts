import { join } from 'node:path'
import { readOutput } from '../command.ts'
import { installDebian } from '../debian.ts'
import { withKeeper } from '../throwaway/withKeeper.ts'

/** The environment variable by which tests find an IMAP server that has a mailbox for every user. */
type MailboxEnvironment = Readonly<Record<string, string>>

/** Calls `run` with a throwaway IMAP server, which is installed if it is missing, and stopped when `run` settles. */
export async function withMailboxServer<Result>(
  run: (environment: MailboxEnvironment) => Promise<Result>,
): Promise<Result> {
  await ensureDovecot()
  const keeper = { name: 'dovecot', file: join(import.meta.dirname, 'keeper.ts') }
  return await withKeeper<MailboxEnvironment, Result>(keeper, run)
}

async function ensureDovecot(): Promise<void> {
  if (isThere()) return
  const fault = await installDebian('dovecot-imapd')
  if (isThere()) return
  throw new Error(
    `${fault}\nThe tests of the mailbox need an IMAP server. On Debian and its derivatives, install dovecot-imapd.`,
  )
}

function isThere(): boolean {
  return readOutput('dovecot', ['--version']) !== undefined
}
