import { documentDayFault } from '@hausblick/contract/documentDay.ts'
import { cleanName, writeFileName } from '@hausblick/contract/encoding/fileName.ts'
import type { Choice } from '../../ui/SelectOrNew.tsx'
import type { DocumentValues } from './DocumentFields.tsx'

/** What staff say of the documents that they upload. */
export interface StaffFields extends DocumentValues {
  /** The id of a customer, or of a new one. */
  readonly customer: Choice
}

/**
 * Says what is missing or can only be a slip, in the order and the words of specification §5; null where nothing is.
 *
 * @param labels the short labels, of each file or, where there is none, of the one to come
 * @param today ISO 8601
 */
export function missingOf(
  { customer, street, type, date }: StaffFields,
  labels: readonly string[],
  hasFile: boolean,
  today: string,
): string | null {
  const missing = [
    missingChoice(customer, 'Bitte Kunde wählen.', 'Bitte neuen Kunden eingeben.'),
    missingChoice(street, 'Bitte Straße/HNr. wählen.', 'Bitte neue Straße/HNr. eingeben.'),
    missingChoice(type, 'Bitte Typ wählen oder neu anlegen.', 'Bitte neuen Typ eingeben.'),
    date === '' ? 'Bitte Datum wählen.' : documentDayFault(date, today),
    labels.some(isEmpty) && 'Bitte Kurzbezeichnung eingeben.',
    !hasFile && 'Bitte Datei auswählen.',
  ]
  return missing.find((message) => typeof message === 'string') ?? null
}

/** The name under which staff send a document (specification §7). */
export function staffDocName({ customer, street, type, date }: StaffFields, label: string): string {
  return writeFileName({
    customerId: customer.text.trim(),
    street: street.text,
    date,
    type: type.text,
    name: label,
  })
}

function missingChoice({ isNew, text }: Choice, none: string, empty: string) {
  return isEmpty(text) && (isNew ? empty : none)
}

/** Whether nothing of a text would stand in a file name. */
function isEmpty(text: string): boolean {
  return cleanName(text) === ''
}
