import { propertySearchAddress } from '@hausblick/contract/propertySearch.ts'
import type { House, HouseTotals } from '@hausblick/figures/houses.ts'
import { addressLine } from '@hausblick/figures/records/address.ts'
import { formatOptional } from '../../../base/format/missing.ts'
import { chooseMoneyFormat, formatMoney } from '../../../base/format/money.ts'
import { formatPercent } from '../../../base/format/percent.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { type Column, rowLink } from '../../../base/ui/table/column.ts'
import { SumCell } from '../../../base/ui/table/TotalCell.tsx'
import { TwoLines } from '../../../base/ui/table/TwoLines.tsx'
import { useAddresses } from '../../../parts/layout/subjects/useAddresses.ts'
import type { HouseColumn } from './houseAddress.ts'
import * as texts from './texts.ts'

type Formats = Readonly<Record<'value' | 'rent' | 'cashFlow', (cents: number) => string>>

/** A house of the table, with the formats of the amounts that stand above their sums. */
export interface HouseRow extends House {
  readonly formats: Formats
}

/** Returns the formats of the amounts of these houses, a column each. */
export function formatsOf(houses: readonly House[]): Formats {
  const formatOf = (column: keyof Formats) =>
    chooseMoneyFormat(houses.map((house) => house[column]))
  return { value: formatOf('value'), rent: formatOf('rent'), cashFlow: formatOf('cashFlow') }
}

type TableColumn = Column<HouseRow, HouseColumn> & { readonly sortName?: string }

/** The columns of the table of houses; phones show two. */
export const houseTable: readonly TableColumn[] = [
  {
    id: 'address',
    label: texts.address,
    sortName: texts.addressInOrder,
    cell: (house) => <HouseName house={house} />,
  },
  {
    id: 'value',
    label: texts.value,
    isNumber: true,
    cell: ({ value, whole, formats }) => (
      <TwoLines
        first={<span className="font-normal">{formatOptional(value, formats.value)}</span>}
        second={whole && whole.value !== null && texts.wholeHouse(formatMoney(whole.value))}
      />
    ),
  },
  {
    id: 'rent',
    label: texts.rent,
    sortName: texts.rentInOrder,
    isNumber: true,
    from: 'md',
    cell: ({ rent, formats }) => formatOptional(rent, formats.rent),
  },
  {
    id: 'cashFlow',
    label: texts.cashFlow,
    isNumber: true,
    from: 'md',
    cell: ({ cashFlow, formats }) => (
      <span className={cashFlow !== null && cashFlow < 0 ? 'text-expenses' : ''}>
        {formatOptional(cashFlow, formats.cashFlow)}
      </span>
    ),
  },
  {
    id: 'netYield',
    label: texts.netYield,
    isNumber: true,
    from: 'md',
    cell: ({ netYield }) => formatOptional(netYield, formatPercent),
  },
  {
    id: 'vacancy',
    label: texts.vacancy,
    isNumber: true,
    from: 'md',
    cell: ({ vacancy, free }) => (
      <TwoLines
        first={<span className="font-normal">{formatOptional(vacancy, formatPercent)}</span>}
        second={free !== null && texts.freeToday(free)}
      />
    ),
  },
]

/** The name of a house, which leads to its page, or to its units where several have none as a whole. */
function HouseName({ house }: { house: House }) {
  const { page, complete } = useAddresses()
  const { kind, id, name, address, unitIds, whole } = house
  const to =
    kind === 'object'
      ? page({ kind, id })
      : unitIds.length === 1
        ? page({ kind: 'unit', id })
        : complete(propertySearchAddress(addressLine(address)))
  // Several units are named by street and number.
  const known = kind === 'units' && unitIds.length > 1 ? { street: '', number: '' } : {}
  const place = [
    addressLine({ ...address, ...known }),
    whole
      ? texts.ownUnits(unitIds.length, whole.unitCount)
      : unitIds.length > 0 && texts.unitsOf(unitIds.length),
  ]
  return (
    <TwoLines
      first={
        <Link to={to} className={rowLink}>
          {name}
        </Link>
      }
      second={place.filter(Boolean).join(' · ')}
    />
  )
}

/** Returns the cells of the last row. */
export function totalCells({ value, rent, cashFlow, netYield }: HouseTotals, formats: Formats) {
  return {
    value: <SumCell sum={value} format={formats.value} />,
    rent: <SumCell sum={rent} format={formats.rent} />,
    cashFlow: <SumCell sum={cashFlow} format={formats.cashFlow} />,
    netYield: formatOptional(netYield, formatPercent),
  }
}
