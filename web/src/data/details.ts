import { paths } from '@hausblick/contract/calls.ts'
import { objectOverviewRow } from '@hausblick/contract/rows/objectOverview.ts'
import { propertyOverviewRow } from '@hausblick/contract/rows/propertyOverview.ts'
import { type ObjectDetails, readObjectDetails } from '@hausblick/figures/records/objectDetails.ts'
import { readUnitDetails, type UnitDetails } from '@hausblick/figures/records/unitDetails.ts'
import { recordsQuery } from './queries.ts'

// The same reads as the dashboard's, of which it takes only what it shows: what stands here is loaded by those who show all.

export const unitDetailsQuery = recordsQuery(
  paths.propertyOverviews,
  propertyOverviewRow,
  (rows): UnitDetails[] => rows.map(readUnitDetails),
)

export const objectDetailsQuery = recordsQuery(
  paths.objectOverviews,
  objectOverviewRow,
  (rows): ObjectDetails[] => rows.map(readObjectDetails),
)
