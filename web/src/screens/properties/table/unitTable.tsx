import { compareWithMarket, type MarketComparison } from '@hausblick/figures/rent.ts'
import { formatArea } from '../../../base/format/area.ts'
import { formatOptional, MISSING } from '../../../base/format/missing.ts'
import { formatMoneyExactly } from '../../../base/format/money.ts'
import { formatPercent } from '../../../base/format/percent.ts'
import { TwoLines } from '../../../base/ui/table/TwoLines.tsx'
import { CarryingNote } from '../carrying/CarryingNote.tsx'
import type { ListedUnit } from '../carrying/useCarrying.ts'
import { formatOptionalDate, formatRooms, formatTenant } from '../formatFields.ts'
import type { TableColumn } from '../kind.ts'
import { MarketNote } from '../MarketNote.tsx'
import { marketChange } from '../marketWords.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import * as texts from '../texts.ts'
import { NameCell } from './cells.tsx'
import { maintenanceColumn, rentPerSqmColumn } from './sharedColumns.ts'

/** The columns of the list of units; the figures are of the year that is shown. Phones show only two, which hold the most important values. */
export const unitTable: readonly TableColumn<ListedUnit>[] = [
  {
    id: 'address',
    label: texts.address,
    cell: (unit, onOpen, isGrouped) => (
      <>
        <NameCell item={unit} view="einheiten" onOpen={onOpen} isGrouped={isGrouped}>
          {unit.tenant === null && (
            <span className="md:hidden print:hidden">
              <StatusBadge rented={false} />
            </span>
          )}
        </NameCell>
        {unit.carrying && <CarryingNote unitId={unit.id} carrying={unit.carrying} />}
      </>
    ),
  },
  {
    id: 'tenant',
    label: texts.tenant,
    from: 'md',
    cell: ({ tenant }) => (
      <TwoLines
        first={<StatusBadge rented={tenant !== null} />}
        second={tenant && formatTenant(tenant)}
      />
    ),
  },
  {
    id: 'size',
    label: texts.size,
    isNumber: true,
    from: 'md',
    cell: ({ size, rooms }) => (
      <TwoLines
        first={formatOptional(size, formatArea)}
        second={rooms !== null && formatRooms(rooms)}
      />
    ),
  },
  {
    id: 'rent',
    label: texts.rent,
    sortName: texts.rentInOrder,
    isNumber: true,
    cell: (unit) => {
      const comparison = compareWithMarket(unit)
      return (
        <TwoLines
          first={formatOptional(unit.monthlyRent, formatMoneyExactly)}
          second={
            comparison && (
              <span className="md:hidden print:hidden">{describeMarketGap(comparison)}</span>
            )
          }
        />
      )
    },
  },
  { ...rentPerSqmColumn, from: 'lg' },
  {
    id: 'marketRent',
    label: texts.marketRentPerSqm,
    isNumber: true,
    from: 'lg',
    cell: ({ marketRentPerSqm }) => formatOptional(marketRentPerSqm, formatMoneyExactly),
  },
  {
    id: 'marketGap',
    label: texts.marketGap,
    isNumber: true,
    from: 'md',
    cell: (unit) => {
      const comparison = compareWithMarket(unit)
      if (!comparison) return MISSING
      return (
        <TwoLines
          first={<MarketNote comparison={comparison}>{marketChange(comparison)}</MarketNote>}
          second={formatMoneyExactly(comparison.difference)}
        />
      )
    },
  },
  {
    id: 'netYield',
    label: texts.netYield,
    isNumber: true,
    from: 'xl',
    cell: ({ netYield }) => formatOptional(netYield, formatPercent),
  },
  {
    id: 'costPerSqm',
    label: texts.costPerSqm,
    isNumber: true,
    from: 'xl',
    cell: ({ costPerSqm }) => formatOptional(costPerSqm, formatMoneyExactly),
  },
  {
    id: 'rentalEnd',
    label: texts.rentalEnd,
    isNumber: true,
    from: 'lg',
    cell: ({ rentalEnd, openEnded }) =>
      openEnded ? texts.openEnded : formatOptionalDate(rentalEnd),
  },
  { ...maintenanceColumn, from: 'wide' },
]

/** The same for those who see no figures. */
export const unitTableWithoutFigures = unitTable.filter(
  ({ id }) => id !== 'netYield' && id !== 'costPerSqm',
)

function describeMarketGap({ difference, share }: MarketComparison): string {
  const text = formatPercent(Math.abs(share), 0)
  if (text === formatPercent(0)) return texts.asMarketShortly
  return difference < 0 ? texts.underMarketShortly(text) : texts.overMarketShortly(text)
}
