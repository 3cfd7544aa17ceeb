import { documentsAddress } from '@hausblick/contract/addresses.ts'
import type { KindSubject } from '@hausblick/figures/amountsByKind.ts'
import { objectDetailsQuery, unitDetailsQuery } from '../../../base/data/details.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { streetOf } from '../../../parts/layout/subjects/documents.ts'
import { useAddresses } from '../../../parts/layout/subjects/useAddresses.ts'
import { monthParameterOf } from './kindsAddress.ts'

/**
 * Returns the address of the documents of a kind in a year or in a month of it, counted from 0; an empty kind is every kind. They
 * are searched rather than filtered by type: operators name types as they like, and a search finds a kind in types, names and
 * texts.
 */
export function useDocumentsOfKind(
  subject: KindSubject | undefined,
): (kind: string, year: number, month: number | null) => string {
  const { within } = useAddresses()
  const street = useStreet(subject)
  return (kind, year, month) =>
    within(
      documentsAddress(null, street, {
        year: String(year),
        month: month === null ? null : monthParameterOf(month),
        search: kind,
      }),
    )
}

/** Returns the street and house number under which a subject's documents are filed; null for all of them. */
export function useStreet(subject: KindSubject | undefined): string | null {
  const units = useRead(unitDetailsQuery).data
  const objects = useRead(objectDetailsQuery).data
  const item =
    !subject || subject.kind === 'portfolio'
      ? undefined
      : (subject.kind === 'unit' ? units : objects)?.find(({ id }) => id === subject.id)
  return item ? streetOf(item.address) : null
}
