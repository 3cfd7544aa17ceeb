import { documentDayFault } from '@hausblick/contract/documentDay.ts'
import { cleanName, writeFileName } from '@hausblick/contract/encoding/fileName.ts'
import type { OptionOrNew } from '../../ui/SelectOrNew.tsx'
import * as texts from '../texts.ts'
import type { CustomerChoice, DocumentValues } from '../values.ts'

/** What a field's value has to be: `true`, or what the user reads (specification §5). */
type Rule<Value> = (value: Value) => true | string

export const checkCustomer: Rule<CustomerChoice> = (choice) =>
  choiceRule(
    texts.noCustomer,
    texts.noNewCustomer,
  )({
    isNew: choice.isNew,
    text: customerIdOf(choice),
  })

export const checkStreet = choiceRule(texts.noStreet, texts.noNewStreet)

export const checkType = choiceRule(texts.noType, texts.noNewType)

/** @param today ISO 8601 */
export function checkDate(date: string, today: string): true | string {
  return date === '' ? texts.noDate : (documentDayFault(date, today) ?? true)
}

export const checkLabel: Rule<string> = (label) => !isEmpty(label) || texts.noLabel

/** Returns the id of the chosen or new customer; empty where there is none. */
export function customerIdOf(choice: CustomerChoice): string {
  return choice.isNew ? choice.id.trim() : (choice.customer?.id ?? '')
}

interface StaffFields extends DocumentValues {
  readonly customer: CustomerChoice
}

/** Returns the name under which staff send a document (specification §7). */
export function staffDocName({ customer, street, type, date }: StaffFields, label: string): string {
  return writeFileName({
    customerId: customerIdOf(customer),
    street: street.text,
    date,
    type: type.text,
    name: label,
  })
}

function choiceRule(none: string, empty: string): Rule<OptionOrNew> {
  return ({ isNew, text }) => !isEmpty(text) || (isNew ? empty : none)
}

/** Whether nothing of a text would stand in a file name. */
function isEmpty(text: string): boolean {
  return cleanName(text) === ''
}
