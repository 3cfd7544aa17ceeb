import type { ServiceState, Waiting } from '@hausblick/contract/calls/overview.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { formatCount } from '../../../base/format/number.ts'
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

/** Returns how the service is. */
export function describeState(
  { backup, mails, mailbox, disk }: ServiceState,
  today: string,
): StateEntry[] {
  return [
    describeBackup(backup, today),
    describeMails(mails),
    ...(mailbox === null ? [] : [describeMailbox(mailbox)]),
    {
      name: texts.disk,
      look: disk.isLow ? 'bad' : 'good',
      said: texts.diskFree(disk.free),
      detail: disk.isLow ? texts.diskLow : null,
    },
  ]
}

/** Returns how many documents are still to be read for the search. */
export function describeTexts(unread: number): StateEntry {
  return unread === 0
    ? { name: texts.texts, look: 'good', said: texts.textsRead, detail: null }
    : { name: texts.texts, look: 'plain', said: texts.textsLeft(unread), detail: null }
}

/** Returns how far scanned pages are read; nothing where none are waiting, unreadable, or read at all. */
export function describeScans(scans: Waiting['scans']): StateEntry[] {
  if (scans === null || scans.waiting + scans.unreadable === 0) return []
  const said = scans.waiting > 0 ? texts.scansLeft(scans.waiting) : texts.textsRead
  const entry = { name: texts.scans, look: 'plain', said, detail: null } as const
  if (scans.unreadable === 0) return [entry]
  const detail = texts.scansUnreadable(scans.unreadable)
  const text = texts.scansWhich(scans.unreadable)
  return [{ ...entry, detail, more: { to: pages.unread.path, text } }]
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

function describeMails({ areSent, refused, reason, delayed }: ServiceState['mails']): StateEntry {
  const name = texts.mails
  if (!areSent) return { name, look: 'hint', said: texts.mailsStay, detail: texts.mailsStayDetail }
  if (refused > 0)
    return {
      name,
      look: 'bad',
      said: texts.mailsRefused(formatCount(refused)),
      detail: texts.mailsRefusedDetail(reason),
    }
  return delayed > 0
    ? {
        name,
        look: 'hint',
        said: texts.mailsDelayed(formatCount(delayed)),
        detail: texts.mailsDelayedDetail,
      }
    : { name, look: 'good', said: texts.mailsSent, detail: null }
}

function describeMailbox({
  failure,
  refused,
  waiting,
}: NonNullable<ServiceState['mailbox']>): StateEntry {
  const name = texts.mailbox
  if (failure)
    return {
      name,
      look: 'bad',
      said: texts.mailboxAway,
      detail: texts.mailboxAwayDetail(failure.since, failure.reason),
    }
  if (refused > 0)
    return {
      name,
      look: 'hint',
      said: texts.mailboxRefused(refused),
      detail: texts.mailboxRefusedDetail,
    }
  return waiting > 0
    ? { name, look: 'plain', said: texts.mailboxWaiting(waiting), detail: null }
    : { name, look: 'good', said: texts.mailboxRead, detail: null }
}
