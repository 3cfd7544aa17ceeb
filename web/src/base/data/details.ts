import {
  readObjectOverviewsCall,
  readUnitOverviewsCall,
} from '@hausblick/contract/calls/records.ts'
import { type ObjectDetails, readObjectDetails } from '@hausblick/figures/records/objectDetails.ts'
import { readUnitDetails, type UnitDetails } from '@hausblick/figures/records/unitDetails.ts'
import { recordsQuery } from './queries.ts'

// These share the dashboard's query keys and thus its cache entries, but show all fields.

export const unitDetailsQuery = recordsQuery(readUnitOverviewsCall, (records): UnitDetails[] =>
  records.map(readUnitDetails),
)

export const objectDetailsQuery = recordsQuery(
  readObjectOverviewsCall,
  (records): ObjectDetails[] => records.map(readObjectDetails),
)
