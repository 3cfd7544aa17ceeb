import type { ServiceState, Work } from '@hausblick/contract/calls/overview.ts'
import { pages } from '@hausblick/contract/pages.ts'
import * as texts from './texts.ts'

interface StateEntry {
  readonly name: string
  readonly look: 'plain' | 'good' | 'bad' | 'hint'
  readonly said: string
  /** What there is to know or do; null where all is well. */
  readonly detail: string | null
  /** Where there is more to see of it. */
  readonly more?: { readonly to: string; readonly text: string }
}

const mailsStay: StateEntry = {
  name: texts.work.mails.name,
  look: 'hint',
  said: texts.mailsStay,
  detail: texts.mailsStayDetail,
  more: { to: pages.checks.path, text: texts.nameMailServer },
}

export function describeState(
  { backup, areMailsSent, mailbox, folder, disk }: ServiceState,
  today: string,
): StateEntry[] {
  return [
    describeBackup(backup, today),
    ...(areMailsSent ? [] : [mailsStay]),
    ...(mailbox === null ? [] : [describeInlet(mailbox, texts.mailbox)]),
    ...(folder === null ? [] : [describeInlet(folder, texts.folder)]),
    {
      name: texts.disk,
      look: disk.isLow ? 'bad' : 'good',
      said: texts.diskFree(disk.free),
      detail: disk.isLow ? texts.diskLow : null,
    },
  ]
}

/** Returns what waits of a kind of work, since when and why; nothing where nobody misses it. */
export function describeWork(work: Work, today: string): StateEntry[] {
  const { kind, waiting, failedBefore, since, isLate, givenUp, reason } = work
  const { name, done, left = texts.left, lost = texts.lost, why } = texts.work[kind]
  // Nobody can do anything about pages that cannot be read.
  const isBad = givenUp > 0 && kind !== 'scans'
  const said = isBad || (givenUp > 0 && waiting === 0) ? lost(givenUp) : left(waiting)
  if (waiting + givenUp === 0)
    return done === undefined ? [] : [{ name, look: 'good', said: done, detail: null }]
  const details = [
    waiting > 0 && since !== null && texts.waitsSince(since, today),
    isLate && texts.isLate,
    failedBefore > 0 && texts.pausing(failedBefore),
    (givenUp > 0 || reason !== null) && why?.(givenUp, reason),
  ].filter((detail) => typeof detail === 'string')
  const look = isBad ? 'bad' : isLate || failedBefore > 0 ? 'hint' : 'plain'
  const entry = { name, look, said, detail: details.join(' ') || null } as const
  if (kind !== 'scans' || givenUp === 0) return [entry]
  return [{ ...entry, more: { to: pages.unread.path, text: texts.scansWhich(givenUp) } }]
}

function describeBackup(backup: ServiceState['backup'], today: string): StateEntry {
  const name = texts.backup
  if (backup.at === null)
    return { name, look: 'bad', said: texts.noBackup, detail: texts.noBackupDetail }
  const said = texts.backupAt(backup.at, today)
  if (backup.hasFailed) return { name, look: 'bad', said, detail: texts.backupFailed }
  return backup.isOld
    ? { name, look: 'bad', said, detail: texts.backupOld }
    : { name, look: 'good', said, detail: null }
}

/** Describes the mailbox or the watched folder. */
function describeInlet(
  { failure, refused, waiting }: NonNullable<ServiceState['mailbox']>,
  said: typeof texts.mailbox,
): StateEntry {
  const { name } = said
  if (failure)
    return {
      name,
      look: 'bad',
      said: said.away,
      detail: texts.awaySince(failure.since, failure.reason),
    }
  if (refused > 0)
    return { name, look: 'hint', said: said.refused(refused), detail: said.refusedDetail }
  return waiting > 0
    ? { name, look: 'plain', said: said.waiting(waiting), detail: null }
    : { name, look: 'good', said: said.read, detail: null }
}
