import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { readPaperCall, type SameFile } from '@hausblick/contract/calls/papers.ts'
import { writeDownloadUrl, writePaperUrl } from '@hausblick/contract/downloadUrl.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { findNames } from '../../people/customers/names.ts'
import { admitStaffToAll } from '../../platform/http/access/roles.ts'
import type { StaffCaller, WholeScope } from '../../platform/http/access.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { activeField } from '../activeContent.ts'
import type { Capabilities } from '../files/capability.ts'
import { grantDocuments } from '../files/grantDocuments.ts'
import { grantPapers } from '../files/grantPapers.ts'
import { readInvoices } from '../invoices/store.ts'
import { type ReadPaper, readPaper, readPapers } from '../papers/list.ts'
import { awaitsText, invoiceField, unreadField } from '../suggestions/sent.ts'
import { suggest } from '../suggestions/suggest.ts'
import * as texts from '../texts.ts'
import { describePaper } from './describePaper.ts'
import { findSame, type WaitingFile } from './findSame.ts'
import { readInbox } from './list.ts'

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 1000

/** Registers the inbox: documents sent in by customers, which staff file, and papers that are no customer's yet. */
export function registerInbox(
  app: App,
  service: Service,
  capabilities: { readonly documents: Capabilities; readonly papers: Capabilities },
): void {
  const { config, database } = service
  const { db } = database
  const answer = createAnswer(app, service)

  const around = () => ({
    ...{ today: berlinDay(new Date()), operator: config.operator },
    demoCustomerId: config.demoCustomerId,
  })
  const suggestForPapers = async (rows: readonly ReadPaper[]) => {
    const invoices = await readInvoices(db, checksumsOf(rows))
    const letters = rows.map((row) => {
      const invoice = invoices.get(row.sha256)
      return { ...row, invoice, customerId: null, said: [row.name, row.message] }
    })
    return await suggest(db, letters, around())
  }

  /** Finds for what waits what is stored alike, each with what opens it. */
  const describeSame = async (
    actor: StaffCaller,
    scope: WholeScope,
    waiting: readonly WaitingFile[],
  ): Promise<(of: WaitingFile) => SameFile | undefined> => {
    const same = await findSame(db, scope, waiting)
    const owners = waiting.flatMap((each) => same(each)?.customerId ?? [])
    const names = await findNames(db, [...new Set(owners)])
    const grant = grantDocuments(capabilities.documents, actor, config.demoCustomerId)
    const capability = grantPapers(capabilities.papers, actor)
    return (of) => {
      const found = same(of)
      if (!found) return undefined
      const { customerId, number, name, isFiled, isSameNumber } = found
      return {
        ...{ customerId, name, isFiled, ...(isSameNumber && { isSameNumber }) },
        customerName: customerId === null ? undefined : names.get(customerId),
        downloadUrl:
          customerId === null
            ? writePaperUrl({ paper: number, capability })
            : writeDownloadUrl({ customerId, number, capability: grant(customerId) }),
      }
    }
  }

  answer(readInboxCall, {
    admit: admitStaffToAll,
    handle: async ({ actor, scope }, { query: { limit = DEFAULT_LIMIT } }) => {
      const most = Math.min(limit, MAX_LIMIT)
      const { entries, names, total } = await readInbox(db, scope, most)
      const invoices = await readInvoices(db, checksumsOf(entries))
      const letters = await suggest(
        db,
        entries.map(({ customer_id: customerId, ...entry }) => {
          const invoice = invoices.get(entry.sha256)
          return { ...entry, invoice, customerId, said: [entry.typed_name, entry.message] }
        }),
        around(),
      )
      const papers = await readPapers(db, scope, most)
      const same = await describeSame(actor, scope, [...letters, ...papers.entries.map(toWaiting)])
      const capability = grantPapers(capabilities.papers, actor)
      const grant = grantDocuments(capabilities.documents, actor, config.demoCustomerId)
      return {
        entries: letters.map(({ customerId, number, ...entry }) => ({
          same: same({ customerId, number, sha256: entry.sha256 }),
          customerId,
          customerName: names.get(customerId),
          number,
          name: entry.file_name,
          downloadUrl: writeDownloadUrl({ customerId, number, capability: grant(customerId) }),
          size: entry.size,
          typedName: entry.typed_name,
          message: entry.message,
          uploadedBy: entry.uploaded_by_email ?? '',
          uploadedAt: entry.uploaded_at,
          ...activeField(entry.active_content),
          awaitsText: awaitsText(entry),
          ...unreadField(entry),
          ...invoiceField(entry.invoice),
          suggestion: entry.suggestion,
        })),
        total,
        papers: {
          entries: (await suggestForPapers(papers.entries)).map((row) =>
            describePaper(row, capability, same(toWaiting(row))),
          ),
          total: papers.total,
        },
      }
    },
  })

  answer(readPaperCall, {
    admit: admitStaffToAll,
    handle: async ({ actor, scope }, { params }) => {
      const row = await readPaper(db, scope, params.paper)
      const [suggested] = await suggestForPapers(row ? [row] : [])
      if (!suggested) throw new ServiceError(404, texts.noPaper)
      const waiting = toWaiting(suggested)
      const same = await describeSame(actor, scope, [waiting])
      return describePaper(suggested, grantPapers(capabilities.papers, actor), same(waiting))
    },
  })
}

function checksumsOf(rows: readonly { readonly sha256: string }[]): string[] {
  return rows.map(({ sha256 }) => sha256)
}

function toWaiting({ id: number, sha256 }: Pick<ReadPaper, 'id' | 'sha256'>): WaitingFile {
  return { customerId: null, number, sha256 }
}
