import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type { FastifyReply } from 'fastify'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { BareReply } from '../../platform/http/exchange.ts'
import type { RenderThread } from '../../platform/print/renderThread.ts'
import type { InvoiceSheetTask } from '../invoices/sheet/writeInvoice.ts'
import { readInvoices } from '../invoices/store.ts'
import * as texts from '../texts.ts'

/** Whether a stored file has no pages, as electronic invoices that are XML. */
export function hasNoPages(fileName: string): boolean {
  return fileName.toLowerCase().endsWith('.xml')
}

/** Replies with the pages that show what an invoice states. They name the day, so that they are made anew each time. */
export async function sendSheet(
  { db, sheets }: { db: Kysely<Schema>; sheets: RenderThread<InvoiceSheetTask> },
  { sha256 }: { readonly sha256: string },
  reply: BareReply,
): Promise<FastifyReply> {
  const invoice = (await readInvoices(db, [sha256])).get(sha256)
  if (!invoice) throw new ServiceError(422, texts.noSheet)
  const bytes = await sheets.render({ invoice, today: berlinDay(new Date()) })
  return reply
    .headers({ 'accept-ranges': 'none', 'cache-control': 'private, no-store' })
    .type('application/pdf')
    .send(Buffer.from(bytes))
}
