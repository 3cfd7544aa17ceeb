import { amountsByKindKind } from './kinds/amountsByKind.ts'
import { creditKind } from './kinds/credit.ts'
import { creditTermsKind } from './kinds/creditTerms.ts'
import { objectKind } from './kinds/object.ts'
import { objectOverviewKind } from './kinds/objectOverview.ts'
import { portfolioKind } from './kinds/portfolio.ts'
import { propertyKind } from './kinds/property.ts'
import { propertyOverviewKind } from './kinds/propertyOverview.ts'
import type { RecordKind } from './recordKind.ts'

/** The eight record kinds, in the order in which an import applies them. */
export const recordKinds: readonly RecordKind[] = [
  portfolioKind,
  objectOverviewKind,
  objectKind,
  propertyOverviewKind,
  propertyKind,
  creditKind,
  creditTermsKind,
  amountsByKindKind,
]
