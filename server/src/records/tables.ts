import { creditTable } from '../credits/table.ts'
import { objectOverviewTable } from '../objects/overviewTable.ts'
import { objectTable } from '../objects/table.ts'
import { portfolioTable } from '../portfolios/table.ts'
import { propertyOverviewTable } from '../properties/overviewTable.ts'
import { propertyTable } from '../properties/table.ts'
import type { RecordTable } from './table.ts'

/** The six row kinds, in the order in which an import applies them. */
export const recordTables: readonly RecordTable[] = [
  portfolioTable,
  objectOverviewTable,
  objectTable,
  propertyOverviewTable,
  propertyTable,
  creditTable,
]
