import { type House, housesOf } from '@hausblick/figures/houses.ts'
import { useMemo } from 'react'
import { useYears } from '../../../base/data/access.ts'
import { useOwedLoans } from '../../../base/data/loanPlans.ts'
import { useBuildingContext } from '../../../base/data/useBuildingContext.ts'
import type { Read } from '../../../base/data/useRead.ts'
import { useToday } from '../../../base/ui/useToday.ts'

const none: readonly never[] = []

/** Reads the houses of an owner with their figures; without what is owed of loans where that cannot be read. */
export function useHouses(): Read<House[]> {
  const { data: context, ...read } = useBuildingContext()
  const owed = useOwedLoans(useToday(), useYears())
  const loans = owed.data ?? (owed.error ? none : undefined)
  const data = useMemo(() => context && loans && housesOf({ ...context, loans }), [context, loans])
  return { ...read, data }
}
