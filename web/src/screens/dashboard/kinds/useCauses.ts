import { writeSearch } from '@hausblick/contract/searchParameters.ts'
import { type Flow, hasKinds, type KindSubject, kindsOf } from '@hausblick/figures/amountsByKind.ts'
import { type To, useLocation } from 'react-router'
import { shows, useAccess, useYears } from '../../../base/data/access.ts'
import { kindAmountsQuery } from '../../../base/data/queries.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { KINDS_PLACE, kindsParameter, monthParameterOf } from './kindsAddress.ts'
import { useDocumentsOfKind } from './useDocumentsOfKind.ts'

/** Where the amounts of a month, counted from 0, lead; null where to nothing. */
export interface Causes {
  /** Returns the kinds of a flow in a month, on the same page. */
  readonly kinds: (flow: Flow, month: number) => To | null
  readonly documents: (month: number) => To | null
}

/** Returns what leads from the amounts of a month to what they were for. */
export function useCauses(subject: KindSubject | undefined): Causes {
  const hasDocuments = shows(useAccess(), 'documents')
  const { year } = useYears()
  const { search } = useLocation()
  const rows = useRead(kindAmountsQuery).data
  const documentsOf = useDocumentsOfKind(subject)
  const own = rows && subject ? kindsOf(rows, subject) : []
  const years = { now: { rows: own, totals: null }, before: null }
  return {
    kinds: (flow, month) =>
      hasKinds(years, flow)
        ? {
            search: writeSearch(kindsParameter, search, {
              flow,
              period: 'month',
              month: monthParameterOf(month),
              kind: null,
            }),
            hash: KINDS_PLACE,
          }
        : null,
    documents: (month) => (subject && hasDocuments ? documentsOf('', year, month) : null),
  }
}
