import { propertySearchAddress } from '@hausblick/contract/propertySearch.ts'
import type { House, HouseTotals } from '@hausblick/figures/houses.ts'
import { addressLine } from '@hausblick/figures/records/address.ts'
import { formatOptional } from '../../../base/format/missing.ts'
import { formatMoney } from '../../../base/format/money.ts'
import { formatPercent } from '../../../base/format/percent.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { type Column, rowLink } from '../../../base/ui/table/column.ts'
import { SumCell } from '../../../base/ui/table/TotalCell.tsx'
import { TwoLines } from '../../../base/ui/table/TwoLines.tsx'
import { useAddresses } from '../../../parts/layout/subjects/useAddresses.ts'
import type { HouseColumn } from './houseAddress.ts'
import * as texts from './texts.ts'

type TableColumn = Column<House, HouseColumn> & { readonly sortName?: string }

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
    cell: ({ value, whole }) => (
      <TwoLines
        first={<span className="font-normal">{formatOptional(value, formatMoney)}</span>}
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
    cell: ({ rent }) => formatOptional(rent, formatMoney),
  },
  {
    id: 'cashFlow',
    label: texts.cashFlow,
    isNumber: true,
    from: 'md',
    cell: ({ cashFlow }) => (
      <span className={cashFlow !== null && cashFlow < 0 ? 'text-expenses' : ''}>
        {formatOptional(cashFlow, formatMoney)}
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
export function totalCells({ value, rent, cashFlow, netYield }: HouseTotals) {
  return {
    value: <SumCell sum={value} />,
    rent: <SumCell sum={rent} />,
    cashFlow: <SumCell sum={cashFlow} />,
    netYield: formatOptional(netYield, formatPercent),
  }
}
