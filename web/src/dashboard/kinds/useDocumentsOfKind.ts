import { documentsAddress } from '@hausblick/contract/addresses.ts'
import type { KindSubject } from '@hausblick/figures/amountsByKind.ts'
import { objectDetailsQuery, unitDetailsQuery } from '../../data/details.ts'
import { useRead } from '../../data/useRead.ts'
import { streetOf } from '../../layout/subjects/documents.ts'
import { useAddresses } from '../../layout/subjects/useAddresses.ts'

/**
 * Returns the address of the documents of a kind in a year or in a month of it, counted from 0. They are searched rather than
 * filtered by type: operators name types as they like, and a search finds a kind in types, names and texts.
 */
export function useDocumentsOfKind(
  subject: KindSubject,
  kind: string,
): (year: number, month: number | null) => string {
  const { within } = useAddresses()
  const units = useRead(unitDetailsQuery).data
  const objects = useRead(objectDetailsQuery).data
  const item =
    subject.kind === 'portfolio'
      ? undefined
      : (subject.kind === 'unit' ? units : objects)?.find(({ id }) => id === subject.id)
  const street = item ? streetOf(item.address) : null
  return (year, month) =>
    within(
      documentsAddress(null, street, {
        year: String(year),
        month: month === null ? null : String(month + 1).padStart(2, '0'),
        search: kind,
      }),
    )
}
