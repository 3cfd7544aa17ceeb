import { join } from 'node:path'
import type { StaffCaller } from '../../platform/http/access.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { BareRequest } from '../../platform/http/exchange.ts'
import type { Service } from '../../platform/http/service.ts'
import { convertUpload } from '../intake/convertUpload.ts'
import { readerTurns } from '../intake/turns.ts'
import { type AddedPaper, addPaper, findPaperOf } from '../papers/addPaper.ts'
import * as texts from '../texts.ts'
import { type AcceptOptions, uploadKeyOf } from './accept.ts'
import { receiveUpload } from './receive.ts'

/**
 * Adds an uploaded form's paper, or returns that of an earlier attempt. Throws a ServiceError for an invalid form or file, or too
 * many waiting uploads; throws the signal's reason when aborted.
 */
export async function acceptPaper(
  service: Service,
  caller: StaffCaller,
  request: BareRequest,
  folder: string,
  { stallMs, signal }: AcceptOptions,
): Promise<AddedPaper> {
  const { audit, config, database } = service
  const form = await receiveUpload(request, join(folder, 'upload'), {
    maxBytes: config.maxUploadBytes,
    stallMs,
  })
  const { file } = form
  if (!file) throw new ServiceError(400, texts.noFile)
  const upload = uploadKeyOf(request, caller, file.sha256)
  const earlier = upload && (await findPaperOf(database.db, upload))
  if (earlier) return earlier
  const owner = `account ${JSON.stringify([caller.issuer, caller.subject])}`
  return await addPaper(service, {
    file: await readerTurns.run({ owner, signal }, () => convertUpload(file, folder)),
    name: form.docName || (form.fileName ?? ''),
    source: 'pile',
    sender: null,
    message: form.userMessage,
    uploader: caller,
    upload,
    record: audit.by(caller),
  })
}
