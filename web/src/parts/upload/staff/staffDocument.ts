import { findDocumentDayFault } from '@hausblick/contract/documentDay.ts'
import { cleanName, writeFileName } from '@hausblick/contract/encoding/fileName.ts'
import type { OptionOrNew } from '../../../base/ui/SelectOrNew.tsx'
import * as texts from '../texts.ts'
import type { CustomerChoice, DocumentValues } from '../values.ts'

/** A validator: returns `true` or the error message (product §24). */
type Validator<Value> = (value: Value) => true | string

export const checkCustomer: Validator<CustomerChoice> = (choice) =>
  createChoiceValidator(
    texts.noCustomer,
    texts.noNewCustomer,
  )({
    isNew: choice.isNew,
    text: getCustomerId(choice),
  })

export const checkStreet = createChoiceValidator(texts.noStreet, texts.noNewStreet)

export const checkType = createChoiceValidator(texts.noType, texts.noNewType)

/** Dates are ISO 8601. */
export function checkDate(date: string, today: string): true | string {
  return date === '' ? texts.noDate : (findDocumentDayFault(date, today) ?? true)
}

export const checkLabel: Validator<string> = (label) => !isEmpty(label) || texts.noLabel

/** Whether neither a customer nor a new one is selected. */
export function hasNone(choice: CustomerChoice): boolean {
  return !choice.isNew && choice.customer === null
}

/** Returns the trimmed id of the selected or new customer; empty if there is none. */
export function getCustomerId(choice: CustomerChoice): string {
  return choice.isNew ? choice.id.trim() : (choice.customer?.id ?? '')
}

interface StaffFields extends DocumentValues {
  readonly customer: CustomerChoice
}

/** Returns the file name under which staff upload a document (product §20). */
export function writeStaffFileName(
  { customer, street, type, date }: StaffFields,
  label: string,
): string {
  return writeFileName({
    customerId: getCustomerId(customer),
    street: street.text,
    date,
    type: type.text,
    name: label,
  })
}

function createChoiceValidator(none: string, empty: string): Validator<OptionOrNew> {
  return ({ isNew, text }) => !isEmpty(text) || (isNew ? empty : none)
}

/** Returns whether cleaning for a file name leaves nothing of a text. */
function isEmpty(text: string): boolean {
  return cleanName(text) === ''
}
