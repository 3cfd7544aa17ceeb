import { join } from 'node:path'
import { IDEMPOTENCY_KEY } from '@hausblick/contract/calls/documents.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { customerNotFound } from '../../people/customers/requireCustomer.ts'
import { readDataVersion } from '../../people/customers/store.ts'
import { admitUpload } from '../../platform/http/access/documents.ts'
import type { Account, ConfirmedCaller } from '../../platform/http/callers.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { BareRequest } from '../../platform/http/exchange.ts'
import type { Service } from '../../platform/http/service.ts'
import { type AddedDocument, addDocument } from '../add/addDocument.ts'
import { findUpload, hashIdempotencyKey, type UploadKey } from '../add/uploadKey.ts'
import { convertUpload } from '../intake/convertUpload.ts'
import { readerTurns } from '../intake/turns.ts'
import { staffOf } from '../notices/queue.ts'
import * as texts from '../texts.ts'
import { decideFiling, type Filing } from './filing.ts'
import { receiveUpload } from './receive.ts'

export interface AcceptedUpload {
  readonly document: AddedDocument
  readonly filing: Filing
}

export interface AcceptOptions {
  /** How long a client may send nothing before its connection is closed. */
  readonly stallMs: number
  /** Aborted when the client disconnects: cancels an upload that waits for its turn, not one being read. */
  readonly signal: AbortSignal
}

/**
 * Adds an uploaded form's document, or returns that of an earlier attempt. Throws a ServiceError for an invalid form or file,
 * missing rights, an unknown customer, or too many waiting uploads; throws the signal's reason when aborted.
 */
export async function acceptUpload(
  service: Service,
  caller: ConfirmedCaller,
  request: BareRequest,
  folder: string,
  { stallMs, signal }: AcceptOptions,
): Promise<AcceptedUpload> {
  const { config, database } = service
  const form = await receiveUpload(request, join(folder, 'upload'), {
    maxBytes: config.maxUploadBytes,
    stallMs,
  })
  const scope = admitUpload(caller, form.customerId || undefined)
  const filing = decideFiling(scope, form, berlinDay(new Date()))
  if (!form.file) throw new ServiceError(400, texts.noFile)
  const upload = uploadKeyOf(request, caller, form.file.sha256)
  const earlier = upload && (await findUpload(database.db, filing.customerId, upload))
  if (earlier) return { document: { ...earlier, isNew: false }, filing }
  // One that is deleted meanwhile must not come to life again.
  const isKnown = (await readDataVersion(database.db, filing.customerId)) !== null
  if (!isKnown && caller.kind !== 'operator') throw customerNotFound(filing.customerId)
  const { file } = form
  const turn = { owner: ownerOf(caller, filing), signal }
  const document = await addDocument(service, {
    ...filing,
    file: await readerTurns.run(turn, () => convertUpload(file, folder)),
    typedName: form.docName,
    message: form.userMessage,
    uploader: caller,
    upload,
    createsCustomer: !isKnown,
    record: service.audit.by(caller),
    // Staff who put a pile into the inbox know of it.
    notifies:
      filing.state === 'received'
        ? (await staffOf(database.db, config)).filter((email) => email !== caller.email)
        : [],
  })
  return { document, filing }
}

/** Returns whose turn an upload takes: a customer's accounts share one owner, each staff account is its own. */
function ownerOf(caller: ConfirmedCaller, { customerId }: Pick<Filing, 'customerId'>): string {
  if (caller.kind === 'customer') return `customer ${customerId}`
  return `account ${JSON.stringify([caller.issuer, caller.subject])}`
}

/** Returns what identifies an upload across retries, if its client has given it a key. */
export function uploadKeyOf(
  request: BareRequest,
  account: Account,
  sha256: string,
): UploadKey | undefined {
  const header = request.headers[IDEMPOTENCY_KEY]
  return typeof header === 'string'
    ? { key: hashIdempotencyKey(account, header), sha256 }
    : undefined
}
