import type { ObjectDetails } from '@hausblick/figures/records/objectDetails.ts'
import { formatArea } from '../../format/area.ts'
import { shownCount, shownNumber } from '../../format/missing.ts'
import { formatMoneyExactly } from '../../format/money.ts'
import { shownDate, shownText } from '../shown.ts'
import * as texts from '../texts.ts'
import { NameCell } from './cells.tsx'
import type { TableColumn } from './ItemTable.tsx'

/** The columns of the list of buildings. */
export const objectTable: readonly TableColumn<ObjectDetails>[] = [
  {
    id: 'address',
    label: texts.columns.address,
    cell: (object, onOpen) => <NameCell item={object} view="objekte" onOpen={onOpen} />,
  },
  {
    id: 'type',
    label: texts.columns.type,
    from: 'md',
    cell: ({ type }) => shownText(type),
  },
  {
    id: 'units',
    label: texts.columns.units,
    isNumber: true,
    from: 'md',
    cell: ({ unitCount }) => shownCount(unitCount),
  },
  {
    id: 'rentalArea',
    label: texts.columns.rentalArea,
    isNumber: true,
    from: 'lg',
    cell: ({ rentalArea }) => shownNumber(rentalArea, formatArea),
  },
  {
    id: 'rent',
    label: texts.columns.rent,
    isNumber: true,
    cell: ({ monthlyRent }) => shownNumber(monthlyRent, formatMoneyExactly),
  },
  {
    id: 'rentPerSqm',
    label: texts.columns.rentPerSqm,
    isNumber: true,
    from: 'md',
    cell: ({ rentPerSqm }) => shownNumber(rentPerSqm, formatMoneyExactly),
  },
  {
    id: 'maintenance',
    label: texts.columns.maintenance,
    isNumber: true,
    from: 'lg',
    cell: ({ service }) => shownDate(service.last),
  },
]
