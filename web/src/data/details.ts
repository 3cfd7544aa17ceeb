import { paths } from '@hausblick/contract/calls.ts'
import { objectOverviewFields } from '@hausblick/contract/rows/objectOverview.ts'
import { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import { type ObjectDetails, readObjectDetails } from '@hausblick/figures/records/objectDetails.ts'
import { readUnitDetails, type UnitDetails } from '@hausblick/figures/records/unitDetails.ts'
import { recordsQuery } from './queries.ts'

// These share the dashboard's query keys and thus its cache entries, but decode all fields, which the dashboard need not bundle.

export const unitDetailsQuery = recordsQuery(
  paths.propertyOverviews,
  propertyOverviewFields,
  (records): UnitDetails[] => records.map(readUnitDetails),
)

export const objectDetailsQuery = recordsQuery(
  paths.objectOverviews,
  objectOverviewFields,
  (records): ObjectDetails[] => records.map(readObjectDetails),
)
