import type { DocumentValues } from '../../upload/values.ts'
import type { Kept } from './useFiling.ts'

/** The fields of the form that a clerk looks at first where nothing is proposed for them. */
export type Doubtful = 'customer' | 'street' | 'type'

/** Fills what is not proposed with what was last chosen, the street only for the same customer; says what is to be looked at. */
export function keepLast(
  proposed: DocumentValues,
  customerId: string,
  kept: Kept | null,
): { readonly values: DocumentValues; readonly doubtful: readonly Doubtful[] } {
  const last = {
    street: kept?.customerId === customerId ? kept.street : '',
    type: kept?.type ?? '',
  }
  const doubtful = (['street', 'type'] as const).filter((field) => proposed[field].text === '')
  const filled = doubtful.map((field) => [field, { isNew: false, text: last[field] }])
  return { values: { ...proposed, ...Object.fromEntries(filled) }, doubtful }
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
