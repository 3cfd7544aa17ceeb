import type { DocumentName } from '@hausblick/contract/encoding/fileName.ts'
import { type Address, readAddress } from '@hausblick/figures/records/address.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { objectOverviewsQuery, unitOverviewsQuery } from '../../../base/data/queries.ts'
import { unfiledType } from '../texts.ts'
import { suggestStreets, suggestTypes } from './suggestions.ts'

export interface Suggestions {
  /** Streets with house numbers. */
  readonly streets: readonly string[]
  readonly types: readonly string[]
}

const nothing: readonly never[] = []

/**
 * Suggests streets and types for a customer's document: the addresses of their buildings and units, and those in use. A failed
 * request only means fewer suggestions.
 *
 * @param customerId null for no customer or a new one
 * @param known names of existing documents, at least all of that customer
 * @param knownTypes further types in use
 */
export function useSuggestions(
  customerId: string | null,
  known: readonly DocumentName[],
  knownTypes: readonly string[] = nothing,
): Suggestions {
  const access = { ...useAccess(), customerId }
  const units = useQuery({ ...unitOverviewsQuery(access), select: readAddresses }).data ?? nothing
  const objects =
    useQuery({ ...objectOverviewsQuery(access), select: readAddresses }).data ?? nothing
  const streets = useMemo(() => {
    const own = known.filter((each) => each.customerId === customerId)
    return suggestStreets([...units, ...objects], new Set(own.map((each) => each.street)))
  }, [units, objects, known, customerId])
  const types = useMemo(() => {
    const types = new Set([...knownTypes, ...known.map((each) => each.type)])
    // What waits in the inbox has no type yet.
    types.delete(unfiledType)
    return suggestTypes(types)
  }, [known, knownTypes])
  return { streets, types }
}

function readAddresses(records: readonly Parameters<typeof readAddress>[0][]): Address[] {
  return records.map(readAddress)
}
