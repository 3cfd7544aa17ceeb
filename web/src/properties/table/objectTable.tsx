import type { ObjectDetails } from '@hausblick/figures/records/objectDetails.ts'
import { formatArea } from '../../format/area.ts'
import { NOT_RECORDED, shownCount, shownNumber } from '../../format/missing.ts'
import { formatMoneyExactly } from '../../format/money.ts'
import { shownDate, shownText } from '../shown.ts'
import * as texts from '../texts.ts'
import { NameCell, TwoLines } from './cells.tsx'
import type { TableColumn } from './column.ts'

/** The columns of the list of buildings. */
export const objectTable: readonly TableColumn<ObjectDetails>[] = [
  {
    id: 'address',
    label: texts.address,
    cell: (object, onOpen) => <NameCell item={object} view="objekte" onOpen={onOpen} />,
  },
  {
    id: 'type',
    label: texts.type,
    from: 'md',
    cell: ({ type }) => shownText(type),
  },
  {
    id: 'units',
    label: texts.units,
    inOrder: texts.unitCountInOrder,
    isNumber: true,
    from: 'md',
    cell: ({ unitCount }) => (
      <TwoLines first={shownCount(unitCount)} second={unitCount === null && NOT_RECORDED} />
    ),
  },
  {
    id: 'rentalArea',
    label: texts.rentalArea,
    isNumber: true,
    from: 'lg',
    cell: ({ rentalArea }) => shownNumber(rentalArea, formatArea),
  },
  {
    id: 'rent',
    label: texts.rent,
    inOrder: texts.rentInOrder,
    isNumber: true,
    cell: ({ monthlyRent }) => shownNumber(monthlyRent, formatMoneyExactly),
  },
  {
    id: 'rentPerSqm',
    label: texts.rentPerSqm,
    isNumber: true,
    from: 'md',
    cell: ({ rentPerSqm }) => shownNumber(rentPerSqm, formatMoneyExactly),
  },
  {
    id: 'maintenance',
    label: texts.lastMaintenance,
    inOrder: texts.lastMaintenanceInOrder,
    isNumber: true,
    from: 'lg',
    cell: ({ service }) => shownDate(service.last),
  },
]
