import { join } from 'node:path'
import { customerId } from '@hausblick/contract/calls/fields.ts'
import { placeItem } from '@hausblick/contract/places.ts'
import * as z from 'zod/mini'
import { requireCustomer } from '../../people/customers/requireCustomer.ts'
import { admitStaffTo } from '../../platform/http/access/roles.ts'
import type { StaffCaller } from '../../platform/http/access.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { BareRequest } from '../../platform/http/exchange.ts'
import type { Service } from '../../platform/http/service.ts'
import { hasItem } from '../../records/hasItem.ts'
import { scaleUpload } from '../intake/scaleUpload.ts'
import { readerTurns } from '../intake/turns.ts'
import * as uploadTexts from '../texts.ts'
import type { AcceptOptions } from '../upload/accept.ts'
import { receiveForm } from '../upload/receive.ts'
import { addPicture } from './pictures.ts'
import * as texts from './texts.ts'

const named = z.object({ customerId, ...placeItem })

/**
 * Adds an uploaded form's picture to a building or unit. Throws a ServiceError for an invalid form or file, what is unknown, and
 * too many waiting uploads; throws the signal's reason when aborted.
 */
export async function acceptPicture(
  service: Service,
  caller: StaffCaller,
  {
    request,
    folder,
    stallMs,
    signal,
  }: AcceptOptions & { readonly request: BareRequest; readonly folder: string },
): Promise<void> {
  const { config, database, audit } = service
  const path = join(folder, 'upload')
  const form = await receiveForm(request, path, { maxBytes: config.maxUploadBytes, stallMs })
  const { field, file } = form
  const fields = { customerId: field('customerId'), kind: field('kind'), itemId: field('itemId') }
  const parsed = named.safeParse(fields)
  if (!parsed.success) throw new ServiceError(400, texts.noPlace)
  const { customerId: whose, ...item } = parsed.data
  const { actor, scope } = admitStaffTo(caller, whose)
  await requireCustomer(database.db, scope.customerId)
  if (!(await hasItem(database.db, scope, item))) throw new ServiceError(404, texts.noPlace)
  if (!file) throw new ServiceError(400, uploadTexts.noFile)
  const owner = `account ${JSON.stringify([actor.issuer, actor.subject])}`
  const files = await readerTurns.run({ owner, signal }, () => scaleUpload(file, folder))
  const former = field('former') || null
  await addPicture(service, { scope, item, former, record: audit.by(actor) }, files)
}
