import { paths, recordPath } from '@hausblick/contract/calls.ts'
import { fillPath } from '@hausblick/contract/fillPath.ts'
import { identityPaths } from '@hausblick/contract/identity.ts'
import type { ReadReply } from '@hausblick/contract/renderedPage.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { listSessions } from '../../accounts/embedded/sessions/store.ts'
import { listOpenInvitations } from '../../accounts/invitations/manage.ts'
import { listAccounts } from '../../accounts/list.ts'
import { createCalendarRead } from '../../calendar/routes.ts'
import { readDeletionRequests } from '../../customers/deletion/store.ts'
import { listCustomers } from '../../customers/list.ts'
import { createCapabilities } from '../../documents/files/capability.ts'
import { createInboxRead } from '../../documents/inbox/routes.ts'
import { createDocumentsRead } from '../../documents/list/routes.ts'
import {
  admitCustomers,
  admitDeletionRequests,
  admitOperating,
  admitRecords,
  admitSignedIn,
} from '../../http/access.ts'
import type { Caller } from '../../http/callers.ts'
import type { Service } from '../../http/service.ts'
import { readRecords } from '../../records/read.ts'
import type { RecordKind } from '../../records/recordKind.ts'
import { recordKinds } from '../../records/recordKinds.ts'
import type { LegalPages } from '../legal/pages.ts'
import { listPageViews } from '../pageViews/store.ts'

type Query = Readonly<Record<string, string>>
type Read = (caller: Caller, query: Query) => Promise<unknown>

/**
 * Creates the reads of rendered pages, by the paths of the calls that the same pages make in a browser. Each decides on access
 * as its call does, and returns what the web decodes from its reply.
 */
export function createPageReads(
  service: Service,
  legalPages: LegalPages,
): (caller: Caller) => ReadReply {
  const reads = new Map([
    ...recordKinds.map((kind) => [recordPath(kind.name), createRecordRead(service, kind)] as const),
    ...[...legalPages].map(
      ([page, html]) => [fillPath(paths.legalPage, { page }), async () => ({ html })] as const,
    ),
    ...Object.entries(createOwnReads(service)),
  ])
  return (caller) => async (path, query) => {
    const read: Read | undefined = reads.get(path)
    if (!read) throw new Error(`Pages are not rendered with ${path}.`)
    return await read(caller, query)
  }
}

/** Reads the records of one customer, decoded as they are stored. */
function createRecordRead({ config, database }: Service, kind: RecordKind): Read {
  return async (caller, { customerId }) => {
    const scope = admitRecords(caller, customerId, config.demoCustomerId)
    if (scope.kind === 'all') throw new Error('A page shows the records of one customer.')
    return await readRecords(database.db, kind, [scope])
  }
}

/** What accounts see of themselves, and what staff and operators see of others. */
function createOwnReads(service: Service): Readonly<Record<string, Read>> {
  const { config, database } = service
  const { db } = database
  const capabilities = createCapabilities(config.secrets)
  const readInbox = createInboxRead(service, capabilities)
  const readDocuments = createDocumentsRead(service, capabilities)
  return {
    [paths.customers]: async (caller, { search = '', limit }) =>
      await listCustomers(db, admitCustomers(caller), { search, limit: Number(limit) }),
    [paths.documents]: async (caller, { customerId }) => await readDocuments(caller, customerId),
    [paths.inbox]: async (caller, { limit }) => await readInbox(caller, Number(limit)),
    [paths.calendar]: createCalendarRead(service),
    [paths.deletionRequests]: async (caller, { customerId }) =>
      await readDeletionRequests(db, admitDeletionRequests(caller, customerId)),
    [identityPaths.sessions]: async (caller) => {
      const { subject, signInId } = admitSignedIn(caller)
      return await listSessions(db, { userId: subject, sessionId: signInId })
    },
    [paths.accounts]: async (caller, { customerId }) => {
      admitOperating(caller)
      return await listAccounts(db, config, customerId)
    },
    [paths.invitations]: async (caller, { search, limit }) => {
      admitOperating(caller)
      return await listOpenInvitations(db, { search, limit: Number(limit) })
    },
    [paths.pageViews]: async (caller) => {
      admitOperating(caller)
      const today = berlinDay(new Date())
      return { today, pageViews: await listPageViews(db, today) }
    },
  }
}
