import type { UnitDetails } from '@hausblick/figures/records/unitDetails.ts'
import { unitColumns, unitFilters } from '@hausblick/figures/sorting/columns.ts'
import { useEffect } from 'react'
import type { Read } from '../../base/data/useRead.ts'
import { formatCount } from '../../base/format/number.ts'
import { lateDialog } from '../../base/ui/late/late.tsx'
import type { ListedUnit } from './carrying/useCarrying.ts'
import type { ListKind } from './kind.ts'
import { unitNouns } from './nouns.ts'
import { PropertyList } from './PropertyList.tsx'
import { unitTable, unitTableWithoutFigures } from './table/unitTable.tsx'
import * as texts from './texts.ts'
import { UnitCard } from './UnitCard.tsx'
import type { ListNavigation } from './useListAddress.ts'

const UnitDialog = lateDialog(() => import('./details/UnitDialog.tsx'))

const kind: ListKind<ListedUnit> = {
  view: 'einheiten',
  nouns: unitNouns,
  failure: texts.unitsFailed,
  empty: texts.noUnits,
  searchLabel: texts.searchUnits,
  sortValues: unitColumns,
  filters: [
    { id: 'free', label: texts.free, keeps: unitFilters.free },
    { id: 'belowMarket', label: texts.belowMarket, keeps: unitFilters.belowMarket },
  ],
  summary: summariseRented,
  columns: unitTable,
  Card: UnitCard,
  Details: UnitDialog,
}

const kindWithoutFigures: ListKind<ListedUnit> = { ...kind, columns: unitTableWithoutFigures }

interface Props {
  units: Read<ListedUnit[]>
  navigation: ListNavigation
}

export function UnitList({ units, navigation }: Props) {
  const hasFigures = units.data?.some(
    ({ netYield, costPerSqm }) => netYield !== null || costPerSqm !== null,
  )
  // Preloads the dialog, which users usually open next.
  useEffect(() => void UnitDialog.preload().catch(() => undefined), [])
  return (
    <PropertyList
      kind={hasFigures === false ? kindWithoutFigures : kind}
      items={units}
      navigation={navigation}
    />
  )
}

/** Returns how many units are let today, as opposed to the occupancy rate of a year. */
function summariseRented(units: readonly UnitDetails[]): string {
  const free = units.filter(unitFilters.free).length
  if (free === 0) return units.length === 1 ? texts.oneRented : texts.allRented
  if (free === units.length) return free === 1 ? texts.oneFree : texts.noneRented
  return texts.rentedToday(formatCount(units.length - free), formatCount(free))
}
