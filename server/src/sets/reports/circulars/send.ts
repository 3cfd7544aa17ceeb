import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { CheckedOf } from '@hausblick/contract/calls/call.ts'
import type { Giving, Recipients, sendCircularCall } from '@hausblick/contract/calls/givings.ts'
import { cleanDocumentName } from '@hausblick/contract/encoding/fileName.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { writeActiveContent } from '../../../documents/activeContent.ts'
import { nameDownload } from '../../../documents/fileNames.ts'
import { findGiving, requireGiving } from '../../../documents/sharing/findGiving.ts'
import { beginGiving } from '../../../documents/sharing/givings.ts'
import { doStep } from '../../../documents/sharing/steps.ts'
import { keepReservedFile, storeReserved } from '../../../documents/withheld/storedFiles.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Admitted, StaffCaller, WholeScope } from '../../../platform/http/access.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { Service } from '../../../platform/http/service.ts'
import { withTemporaryFolder } from '../../../platform/storage/spool.ts'
import { letterheadOf } from '../letterhead.ts'
import type { Renderer } from '../render/renderer.ts'
import * as texts from '../texts.ts'

const CIRCULAR_TYPE = 'Rundschreiben'

/**
 * Writes a circular, and gives it to owners as `giveDocument` gives a document. Repeating a call changes nothing. Throws a
 * ServiceError: 400 for a subject without letters, 409 where others than the caller saw would get it.
 */
export async function sendCircular(
  service: Service & { readonly renderer: Renderer },
  { actor }: Admitted<StaffCaller, WholeScope>,
  { id, to, total, subject, text }: CheckedOf<typeof sendCircularCall>['body'],
): Promise<Giving> {
  const { audit, config, renderer } = service
  const { db } = service.database
  const today = berlinDay(new Date())
  const asked = { street: placeOf(to), date: today, type: CIRCULAR_TYPE, name: subject }
  const { street, date, type, name } = cleanDocumentName({ customerId: 'X', ...asked })
  if (!name) throw new ServiceError(400, texts.emptySubject)
  const earlier = await findGiving(db, id)
  if (earlier) return earlier
  const circular = { subject, text, today }
  const bytes = await renderer.render({ circular, letterhead: letterheadOf(config) })
  const file = { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
  const { key: file_key } = await withTemporaryFolder(async (folder) => {
    const path = `${folder}/circular.pdf`
    await writeFile(path, bytes)
    const fileName = nameDownload(name, 'Rundschreiben.pdf')
    return await storeReserved(service, { ...file, path, name: fileName })
  })
  await transact(db, async (trx) => {
    if (await findGiving(trx, id)) return
    await keepReservedFile(trx, file_key)
    await beginGiving(trx, {
      id,
      actor,
      to,
      total,
      without: [config.demoCustomerId],
      parts: { street, date, type, name },
      file: { ...file, file_key, text_state: 'pending', active_content: writeActiveContent([]) },
    })
    await doStep(trx, audit, id)
  })
  return await requireGiving(db, id)
}

/** What stands where other documents have street and house number. */
function placeOf(to: Recipients): string {
  return to.kind === 'address' ? `${to.street} ${to.number}`.trim() : texts.WHOLE_PORTFOLIO
}
