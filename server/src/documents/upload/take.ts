import { join } from 'node:path'
import { IDEMPOTENCY_KEY } from '@hausblick/contract/documents.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type { FastifyRequest } from 'fastify'
import { requireCustomer } from '../../customers/requireCustomer.ts'
import { admitUpload } from '../../http/access.ts'
import type { Account, SignedInCaller } from '../../http/callers.ts'
import { ServiceError } from '../../http/errors.ts'
import type { Service } from '../../http/service.ts'
import * as texts from '../../http/texts.ts'
import { type AddedDocument, addDocument } from '../add/addDocument.ts'
import { findUpload, hashIdempotencyKey, type UploadKey } from '../add/uploadKey.ts'
import { toDocument } from '../intake/toDocument.ts'
import { inReadersTurn } from '../intake/turns.ts'
import { staffOf } from '../notices/queue.ts'
import { type Filing, fileUpload } from './filing.ts'
import { receiveUpload } from './receive.ts'

export interface TakenUpload {
  readonly document: AddedDocument
  readonly filing: Filing
}

export interface TakingOptions {
  /** How long a client may send nothing at all before it is cut off. */
  readonly stallMs: number
  /** Aborted when the client no longer waits; an upload that is being read by then is still kept. */
  readonly signal: AbortSignal
}

/** Makes a document of an uploaded form, or finds the one that the same upload has made before. */
export async function takeUpload(
  service: Service,
  caller: SignedInCaller,
  request: FastifyRequest,
  folder: string,
  { stallMs, signal }: TakingOptions,
): Promise<TakenUpload> {
  const { config, database } = service
  const form = await receiveUpload(request, join(folder, 'upload'), {
    maxBytes: config.maxUploadBytes,
    stallMs,
  })
  admitUpload(caller, form.customerId || undefined)
  const filing = fileUpload(caller, form, berlinDay(new Date()))
  if (!form.file) throw new ServiceError(400, texts.noFile)
  const upload = keyOf(request, caller, form.file.sha256)
  const earlier = upload && (await findUpload(database.db, filing.customerId, upload))
  if (earlier) return { document: { ...earlier, isNew: false }, filing }
  const createsCustomer = caller.kind === 'operator'
  if (!createsCustomer) await requireCustomer(database.db, filing.customerId)
  const { file } = form
  const turn = { owner: ownerOf(caller), signal }
  const document = await addDocument(service, {
    ...filing,
    file: await inReadersTurn(turn, () => toDocument(file, folder)),
    typedName: form.docName,
    message: form.userMessage,
    uploader: caller,
    upload,
    createsCustomer,
    notifies: filing.state === 'received' ? staffOf(config) : [],
  })
  return { document, filing }
}

/** Who waits in turn with others: a customer, whichever of their accounts it is, or one of the staff. */
function ownerOf(caller: SignedInCaller): string {
  if (caller.kind === 'customer') return `customer ${caller.customerId}`
  return `account ${JSON.stringify([caller.issuer, caller.subject])}`
}

function keyOf(request: FastifyRequest, account: Account, sha256: string): UploadKey | undefined {
  const header = request.headers[IDEMPOTENCY_KEY]
  return typeof header === 'string'
    ? { key: hashIdempotencyKey(account, header), sha256 }
    : undefined
}
