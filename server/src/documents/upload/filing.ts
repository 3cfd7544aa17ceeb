import { findDocumentDayFault } from '@hausblick/contract/documentDay.ts'
import type { DocumentState } from '@hausblick/contract/documents.ts'
import {
  cleanName,
  type DocumentName,
  findUnreadableDay,
  readFileName,
} from '@hausblick/contract/encoding/fileName.ts'
import { checkCustomerId } from '../../people/customers/create.ts'
import type { Scope } from '../../platform/http/access.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import { withoutExtension } from '../fileNames.ts'
import { nameInInbox } from '../nameInInbox.ts'
import * as texts from '../texts.ts'
import type { ReceivedUpload } from './receive.ts'

/** The name and customer under which an upload is stored. */
export interface Filing extends DocumentName {
  /** `received` if it goes to the inbox, where it waits for staff; null if staff file it themselves. */
  readonly state: DocumentState | null
}

type Form = Pick<ReceivedUpload, 'docName' | 'customerId'>

const ENCODED = /^readv_/

/**
 * Decides where an upload goes. A name built by the staff's form files it; anything else goes to the inbox. What a customer
 * types is never parsed. Throws a ServiceError (400) for missing or invalid parts.
 */
export function decideFiling(scope: Scope, form: Form, today: string): Filing {
  if (form.docName === '') throw new ServiceError(400, texts.noName)
  if (scope.kind === 'all' && ENCODED.test(form.docName)) return fileByName(form, today)
  const { customerId } = scope.kind === 'all' ? form : scope
  if (customerId === '') throw new ServiceError(400, texts.noCustomer)
  checkCustomerId(customerId)
  const parts = nameInInbox(form.docName, today)
  if (cleanName(parts.name) === '') throw new ServiceError(400, texts.noName)
  return { customerId, ...parts, state: 'received' }
}

function fileByName({ docName, customerId }: Form, today: string): Filing {
  const fileName = `${withoutExtension(docName)}.pdf`
  const parts = readFileName(fileName)
  if (!parts) throw new ServiceError(400, texts.noCustomer)
  checkCustomerId(parts.customerId)
  if (customerId !== '' && customerId !== parts.customerId)
    throw new ServiceError(400, texts.otherCustomerInName)
  const missing = [
    [parts.street, texts.noStreet],
    [parts.type, texts.noType],
    [parts.name, texts.noLabel],
  ].find(([part = '']) => cleanName(part) === '')?.[1]
  if (missing) throw new ServiceError(400, missing)
  if (findUnreadableDay(fileName) !== null) throw new ServiceError(400, texts.noDate)
  const fault = parts.date === null ? null : findDocumentDayFault(parts.date, today)
  if (fault !== null) throw new ServiceError(400, fault)
  return { ...parts, state: null }
}
