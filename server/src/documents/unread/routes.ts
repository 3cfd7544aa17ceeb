import { listUnreadPagesCall, readAgainCall } from '@hausblick/contract/calls/unreadPages.ts'
import { writeDownloadUrl, writePaperUrl } from '@hausblick/contract/downloadUrl.ts'
import { findNames } from '../../people/customers/names.ts'
import { admitStaffToAll } from '../../platform/http/access/roles.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import type { App, Service } from '../../platform/http/service.ts'
import type { Capabilities } from '../files/capability.ts'
import { grantDocuments } from '../files/grantDocuments.ts'
import { grantPapers } from '../files/grantPapers.ts'
import { listUnread } from './list.ts'
import { readAgain } from './readAgain.ts'

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 1000

/** Registers the list of what could not be read in the pictures of scanned pages, and having it read again. */
export function registerUnreadPages(
  app: App,
  service: Service,
  capabilities: { readonly documents: Capabilities; readonly papers: Capabilities },
): void {
  const {
    config,
    database: { db },
  } = service
  const answer = createAnswer(app, service)

  answer(listUnreadPagesCall, {
    admit: admitStaffToAll,
    handle: async ({ actor, scope }, { query: { limit = DEFAULT_LIMIT } }) => {
      const { entries, total } = await listUnread(db, scope, Math.min(limit, MAX_LIMIT))
      const customerIds = entries.flatMap(({ customerId }) => customerId ?? [])
      const names = await findNames(db, [...new Set(customerIds)])
      const grant = grantDocuments(capabilities.documents, actor, config.demoCustomerId)
      const capability = grantPapers(capabilities.papers, actor)
      return {
        entries: entries.map(({ customerId, ...entry }) =>
          customerId === null
            ? {
                ...{ customerId, ...entry },
                downloadUrl: writePaperUrl({ paper: entry.number, capability }),
              }
            : {
                ...{ customerId, customerName: names.get(customerId), ...entry },
                downloadUrl: writeDownloadUrl({
                  ...{ customerId, number: entry.number },
                  capability: grant(customerId),
                }),
              },
        ),
        total,
      }
    },
  })

  answer(readAgainCall, {
    admit: admitStaffToAll,
    handle: ({ scope }, { body: { file } }) => readAgain(db, scope, file),
  })
}
