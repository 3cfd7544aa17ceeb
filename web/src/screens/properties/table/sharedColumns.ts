import type { ObjectDetails } from '@hausblick/figures/records/objectDetails.ts'
import type { UnitDetails } from '@hausblick/figures/records/unitDetails.ts'
import { formatOptional } from '../../../base/format/missing.ts'
import { formatMoneyExactly } from '../../../base/format/money.ts'
import { formatOptionalDate } from '../formatFields.ts'
import type { TableColumn } from '../kind.ts'
import * as texts from '../texts.ts'

// The columns that both lists have.

type Details = ObjectDetails | UnitDetails

export const rentPerSqmColumn: TableColumn<Details> = {
  id: 'rentPerSqm',
  label: texts.rentPerSqm,
  isNumber: true,
  cell: ({ rentPerSqm }) => formatOptional(rentPerSqm, formatMoneyExactly),
}

export const maintenanceColumn: TableColumn<Details> = {
  id: 'maintenance',
  label: texts.lastMaintenance,
  sortName: texts.lastMaintenanceInOrder,
  isNumber: true,
  from: 'lg',
  cell: ({ maintenance }) => formatOptionalDate(maintenance.last),
}
