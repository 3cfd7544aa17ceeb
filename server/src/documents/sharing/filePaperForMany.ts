import type { CheckedOf } from '@hausblick/contract/calls/call.ts'
import type { filePaperForManyCall, Giving } from '@hausblick/contract/calls/givings.ts'
import { cleanDocumentName } from '@hausblick/contract/encoding/fileName.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Admitted, StaffCaller, WholeScope } from '../../platform/http/access.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Service } from '../../platform/http/service.ts'
import { endPaper } from '../papers/endPaper.ts'
import * as texts from '../texts.ts'
import { findGiving, requireGiving } from './findGiving.ts'
import { beginGiving } from './givings.ts'
import { doStep } from './steps.ts'

type Asked = CheckedOf<typeof filePaperForManyCall>['body']

/**
 * Files a paper for many, who share its file, as `giveDocument` gives a document. Repeating a call changes nothing. Throws a
 * ServiceError: 400 for empty parts, 404 for an unknown paper, 409 where it does not wait any more, or others would get it.
 */
export async function filePaperForMany(
  { audit, config, database: { db } }: Service,
  { actor }: Admitted<StaffCaller, WholeScope>,
  id: number,
  { id: givingId, to, total, ...names }: Asked,
): Promise<Giving> {
  const { street, date, type, name } = cleanDocumentName({ customerId: 'X', ...names })
  if (!street || !type || !name) throw new ServiceError(400, texts.emptyNames)
  await transact(db, async (trx) => {
    if (await findGiving(trx, givingId)) return
    const paper = await endPaper(trx, id, 'filed', actor)
    if (!paper) {
      // Another attempt may have ended while this one waited for the paper.
      if (await findGiving(trx, givingId)) return
      const known = await trx
        .selectFrom('paper')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst()
      throw known ? new ServiceError(409, texts.noPaper) : new ServiceError(404, texts.paperGone)
    }
    await beginGiving(trx, {
      id: givingId,
      actor,
      to,
      total,
      without: [config.demoCustomerId],
      parts: { street, date, type, name },
      file: {
        file_key: paper.storage_key,
        size: paper.size,
        sha256: paper.sha256,
        // It has been read, and is not read again.
        text_state: 'pending',
        active_content: paper.active_content,
      },
    })
    await doStep(trx, audit, givingId)
  })
  return await requireGiving(db, givingId)
}
