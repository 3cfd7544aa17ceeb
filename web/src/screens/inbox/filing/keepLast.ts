import type { CustomerRow } from '@hausblick/contract/calls/customers.ts'
import type { FieldSource } from '../../../parts/upload/staff/SourceNote.tsx'
import type { DocumentValues } from '../../../parts/upload/values.ts'
import * as texts from '../texts.ts'
import type { Letter } from './letter.ts'
import { namedCustomer, suggestedCustomer } from './suggestedCustomer.ts'
import type { Kept } from './useFiling.ts'

/** The fields of the form that a clerk looks at first where they have no value. */
export type Doubtful = 'customer' | 'street' | 'type'

type Sources = { readonly [Field in keyof DocumentValues]: FieldSource | undefined }

interface Proposal {
  readonly proposed: DocumentValues
  readonly sources: Sources
}

/**
 * Fills what is not proposed with what was last chosen, the street only for the same customer, unless the letter itself rather
 * says something else. Says which fields are still empty.
 */
export function keepLast(
  { proposed, sources }: Proposal,
  customerId: string,
  kept: Kept | null,
): Proposal & { readonly doubtful: readonly Doubtful[] } {
  const last = {
    street: kept?.customerId === customerId ? kept.street : '',
    type: kept?.type ?? '',
  }
  const fields = (['street', 'type'] as const).filter((field) => {
    const offered = sources[field]?.value ?? last[field]
    return proposed[field].text === '' && last[field] !== '' && offered === last[field]
  })
  const filled = fields.map((field) => [field, { isNew: false, text: last[field] }])
  const said = fields.map((field) => [
    field,
    { value: last[field], label: last[field], text: texts.asBefore, isOffered: false },
  ])
  const values: DocumentValues = { ...proposed, ...Object.fromEntries(filled) }
  return {
    proposed: values,
    sources: { ...sources, ...Object.fromEntries(said) },
    doubtful: (['street', 'type'] as const).filter((field) => values[field].text === ''),
  }
}

/** Returns the customer that a paper is given at first: a certain one, or the last one unless the letter offers another. */
export function firstCustomer(entry: Letter, kept: CustomerRow | null): CustomerRow | null {
  const named = namedCustomer(entry)
  return suggestedCustomer(entry) ?? (named === null || named.id === kept?.id ? kept : null)
}

/** Focuses a field: a select, or the label, whose text is selected so that typing replaces it. */
export function focusDoubtful(form: HTMLElement | null, field: Doubtful | 'label'): void {
  const customer = form?.querySelector<HTMLElement>('[role=combobox]')
  const [street, type] = form?.querySelectorAll('select') ?? []
  const label = form?.querySelector<HTMLInputElement>('input[name="label"]')
  const element = { customer, street, type, label }[field]
  element?.focus()
  if (element === label) label?.select()
}
