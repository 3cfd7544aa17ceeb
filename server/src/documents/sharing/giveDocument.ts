import type { CheckedOf } from '@hausblick/contract/calls/call.ts'
import type { Giving, giveDocumentCall } from '@hausblick/contract/calls/givings.ts'
import { cleanDocumentName } from '@hausblick/contract/encoding/fileName.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Admitted, CustomerScope, StaffCaller } from '../../platform/http/access.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Service } from '../../platform/http/service.ts'
import { lockDocumentsOf } from '../lockDocuments.ts'
import * as texts from '../texts.ts'
import type { DocumentKey } from '../withheld/withhold.ts'
import { findGiving, requireGiving } from './findGiving.ts'
import { beginGiving } from './givings.ts'
import { copyToShare, shareFile } from './shareFile.ts'
import { doStep } from './steps.ts'

type Asked = CheckedOf<typeof giveDocumentCall>['body']

/**
 * Gives a document to others as well, who share its file. The first hundred have it once this resolves, the others shortly after.
 * Repeating a call changes nothing. Throws a ServiceError: 400 for empty parts, 404 for an unknown document, 409 where it waits in
 * the inbox or somebody has changed it since the caller saw it, or where others would get it.
 */
export async function giveDocument(
  service: Service,
  { actor, scope: { customerId } }: Admitted<StaffCaller, CustomerScope>,
  number: number,
  { id, to, total, seen, ...names }: Asked,
): Promise<Giving> {
  const { audit, config, database } = service
  const { db } = database
  const { street, date, type, name } = cleanDocumentName({ customerId, ...names })
  if (!street || !type || !name) throw new ServiceError(400, texts.emptyNames)
  const key = { customerId, number }
  const earlier = await findGiving(db, id)
  if (earlier) return earlier
  const copy = await copyToShare(service, await findGivable(db, key, seen), name)
  await transact(db, async (trx) => {
    await lockDocumentsOf(trx, [customerId])
    if (await findGiving(trx, id)) return
    const source = await findGivable(trx, key, seen)
    const file_key = await shareFile(trx, key, source, copy)
    const { size, sha256, text_state, active_content } = source
    await beginGiving(trx, {
      id,
      actor,
      to,
      total,
      without: [config.demoCustomerId, customerId],
      parts: { street, date, type, name },
      file: {
        file_key,
        size,
        sha256,
        text_state: text_state === 'none' ? 'none' : 'pending',
        active_content,
      },
    })
    await doStep(trx, audit, id)
  })
  return await requireGiving(db, id)
}

async function findGivable(db: Kysely<Schema>, { customerId, number }: DocumentKey, seen: string) {
  const document = await db
    .selectFrom('document')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!document) throw new ServiceError(404, texts.documentGoneForStaff)
  if (document.file_name !== seen) throw new ServiceError(409, texts.documentChanged)
  if (document.state === 'received') throw new ServiceError(409, texts.notYetFiled)
  return document
}
