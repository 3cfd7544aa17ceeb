import type { ObjectDetails } from '@hausblick/figures/records/objectDetails.ts'
import { formatArea } from '../../../base/format/area.ts'
import { formatOptional, formatOptionalCount, NOT_RECORDED } from '../../../base/format/missing.ts'
import { formatMoneyExactly } from '../../../base/format/money.ts'
import { TwoLines } from '../../../base/ui/table/TwoLines.tsx'
import { formatOptionalText } from '../formatFields.ts'
import type { TableColumn } from '../kind.ts'
import * as texts from '../texts.ts'
import { NameCell } from './cells.tsx'
import { maintenanceColumn, rentPerSqmColumn } from './sharedColumns.ts'

export const objectTable: readonly TableColumn<ObjectDetails>[] = [
  {
    id: 'address',
    label: texts.address,
    cell: (object, onOpen, isGrouped) => (
      <NameCell item={object} view="objekte" onOpen={onOpen} isGrouped={isGrouped} />
    ),
  },
  {
    id: 'type',
    label: texts.type,
    from: 'md',
    cell: ({ type }) => formatOptionalText(type),
  },
  {
    id: 'units',
    label: texts.units,
    sortName: texts.unitCountInOrder,
    isNumber: true,
    from: 'md',
    cell: ({ unitCount }) => (
      <TwoLines
        first={formatOptionalCount(unitCount)}
        second={unitCount === null && NOT_RECORDED}
      />
    ),
  },
  {
    id: 'rentalArea',
    label: texts.rentalArea,
    isNumber: true,
    from: 'lg',
    cell: ({ rentalArea }) => formatOptional(rentalArea, formatArea),
  },
  {
    id: 'rent',
    label: texts.rent,
    sortName: texts.rentInOrder,
    isNumber: true,
    cell: ({ monthlyRent }) => formatOptional(monthlyRent, formatMoneyExactly),
  },
  { ...rentPerSqmColumn, from: 'md' },
  maintenanceColumn,
]
