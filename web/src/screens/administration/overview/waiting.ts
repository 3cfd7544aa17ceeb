import type { Waiting } from '@hausblick/contract/calls/overview.ts'
import { importAddress } from '@hausblick/contract/importAddresses.ts'
import { pages } from '@hausblick/contract/pages.ts'
import * as texts from './texts.ts'

interface WaitingEntry {
  readonly title: string
  readonly detail: string
  /** What to do about it, in a word. */
  readonly action: string
  readonly to: string
}

/** Returns what waits, and where to go for it. */
export function describeWaiting(
  { inbox, imports, invitations, deletionRequests, reports }: Waiting,
  today: string,
): WaitingEntry[] {
  const entries: (WaitingEntry | false)[] = [
    inbox.count > 0 && {
      title: texts.inbox(inbox.count),
      detail: texts.inboxDetail(inbox.oldestAt, inbox.owners, today),
      action: texts.file,
      to: pages.inbox.path,
    },
    deletionRequests.count > 0 && {
      title: texts.deletionRequests(deletionRequests.count),
      detail: texts.namesOf(deletionRequests),
      action: texts.look,
      to: pages.deletions.path,
    },
    invitations !== null &&
      invitations.count > 0 && {
        title: texts.invitations(invitations.count, invitations.firstExpiresAt, today),
        detail: texts.namesOf(invitations),
        action: texts.renew,
        to: pages.customers.path,
      },
    imports !== null &&
      imports.count > 0 && {
        title: texts.imports(imports.count),
        detail: texts.importsDetail,
        action: texts.goOn,
        to:
          imports.count === 1 && imports.newestId !== null
            ? importAddress(imports.newestId)
            : pages.imports.path,
      },
    reports.count > 0 &&
      reports.year !== null && {
        title: texts.reports(reports.count, reports.year),
        detail: texts.reportsDetail,
        action: texts.look,
        to: pages.reports.path,
      },
  ]
  return entries.filter((entry) => entry !== false)
}
