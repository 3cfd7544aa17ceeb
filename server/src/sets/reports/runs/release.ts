import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auditActorKind } from '@hausblick/contract/audit.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type { YearlyReport } from '@hausblick/figures/report/report.ts'
import type { Kysely, Transaction } from 'kysely'
import * as z from 'zod'
import { addDocument } from '../../../documents/add/addDocument.ts'
import { emitEvent } from '../../../people/webhooks/emit.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { admitOrderedReport } from '../../../platform/http/access/sets.ts'
import type { Service } from '../../../platform/http/service.ts'
import { formatDate } from '../../../platform/print/format.ts'
import { readIssuer } from '../issuer.ts'
import type { Renderer } from '../render/renderer.ts'
import { REPORT_TYPE, reportTitle, WHOLE_PORTFOLIO } from '../texts.ts'
import type { ClaimedReport } from './claim.ts'

/** How a report is released, as the column `release` has it. */
export const releaseOrder = z.object({
  actor: z.object({
    kind: auditActorKind,
    issuer: z.string(),
    subject: z.string(),
    email: z.string(),
  }),
  notifies: z.boolean(),
})
export type ReleaseOrder = z.infer<typeof releaseOrder>

export type ReleaseParts = Pick<Service, 'config' | 'database' | 'storage' | 'audit'> & {
  readonly renderer: Renderer
}

/**
 * Adds a report to its customer's documents and tells the customer. All of it is one transaction, and the key of the upload
 * is the report's: however often it is begun, there is one document.
 */
export async function releaseReport(parts: ReleaseParts, claimed: ClaimedReport): Promise<void> {
  const { config, database, audit, renderer } = parts
  const { run_id, customer_id: customerId, content, year } = claimed
  if (content === null) throw new Error('a report without content cannot be released')
  const { actor, notifies } = releaseOrder.parse(JSON.parse(claimed.release ?? ''))
  const report: YearlyReport = JSON.parse(content)
  const issuer = await readIssuer(database.db, admitOrderedReport(claimed), config)
  const bytes = await renderer.render({ report, issuer, format: 'pdf' })
  const name = await nameReport(database.db, customerId, report)
  const folder = await mkdtemp(join(tmpdir(), 'hausblick-report-'))
  try {
    const path = join(folder, 'report.pdf')
    await writeFile(path, bytes)
    await addDocument(parts, {
      customerId,
      street: WHOLE_PORTFOLIO,
      date: berlinDay(new Date()),
      type: REPORT_TYPE,
      name,
      typedName: name,
      message: '',
      state: null,
      uploader: actor,
      remindsAs: 'report',
      isAnnounced: notifies,
      file: { path, size: bytes.length, sha256: hash(bytes), textState: 'pending', active: [] },
      // A hash of the content, since another release may write another file from it.
      upload: { key: `report ${run_id}`, sha256: hash(content) },
      record: async (trx, { details }) => {
        const number = Number(details?.number)
        await markReleased(trx, claimed, number)
        await emitEvent(trx, {
          type: 'report.released',
          customerId,
          about: `document ${number}`,
          ids: { document: number, year },
        })
        const line = { action: 'reportReleased', actor, customerId } as const
        return await audit.append(trx, { ...line, details: { ...details, year: String(year) } })
      },
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Names a report; one that replaces another says as of when it is. */
async function nameReport(
  db: Kysely<Schema>,
  customerId: string,
  { year, today }: YearlyReport,
): Promise<string> {
  const earlier = await db
    .selectFrom('report')
    .innerJoin('report_run', 'report_run.id', 'report.run_id')
    .select('report.run_id')
    .where('report.customer_id', '=', customerId)
    .where('report.state', '=', 'released')
    .where('report_run.year', '=', year)
    .executeTakeFirst()
  return earlier ? `${reportTitle(year)} (Stand ${formatDate(today)})` : reportTitle(year)
}

async function markReleased(
  trx: Transaction<Schema>,
  { run_id, customer_id }: ClaimedReport,
  document_number: number,
): Promise<void> {
  const released_at = new Date().toISOString()
  await trx
    .updateTable('report')
    .set({ state: 'released', content: null, release: null, released_at, document_number })
    .where('run_id', '=', run_id)
    .where('customer_id', '=', customer_id)
    .execute()
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
