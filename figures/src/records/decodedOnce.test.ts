import { creditFields } from '@hausblick/contract/rows/credit.ts'
import type { DecodedNumber, UNREADABLE } from '@hausblick/contract/rows/decode.ts'
import { objectFields } from '@hausblick/contract/rows/object.ts'
import { objectOverviewFields } from '@hausblick/contract/rows/objectOverview.ts'
import { portfolioFields } from '@hausblick/contract/rows/portfolio.ts'
import { propertyFields } from '@hausblick/contract/rows/property.ts'
import { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import { expectTypeOf, test } from 'vitest'
import { months } from '../testing/months.ts'
import { row } from '../testing/record.ts'
import { numberOrNull } from './defaults.ts'
import { readLoan } from './loan.ts'
import { readObject, readObjectOverview } from './object.ts'
import { readObjectDetails } from './objectDetails.ts'
import { readPortfolio } from './portfolio.ts'
import { readUnit, readUnitOverview } from './unit.ts'
import { readUnitDetails } from './unitDetails.ts'

// Checked by `npm run types`: rows are decoded where they enter, never here.

test('a row of strings is not accepted as a record', () => {
  // @ts-expect-error strings
  readPortfolio({ ...row(portfolioFields), ...months() })
  // @ts-expect-error strings
  readObject({ ...row(objectFields), ...months() })
  // @ts-expect-error strings
  readObjectOverview(row(objectOverviewFields))
  // @ts-expect-error strings
  readObjectDetails(row(objectOverviewFields))
  // @ts-expect-error strings
  readUnit({ ...row(propertyFields), ...months() })
  // @ts-expect-error strings
  readUnitOverview(row(propertyOverviewFields))
  // @ts-expect-error strings
  readUnitDetails(row(propertyOverviewFields))
  // @ts-expect-error strings
  readLoan({ ...row(creditFields), propertyid: [], objectid: [] })
})

test('amounts, shares and terms are numbers', () => {
  expectTypeOf<
    Parameters<typeof readPortfolio>[0]['portfoliovalue']
  >().toEqualTypeOf<DecodedNumber>()
  expectTypeOf<Parameters<typeof readUnit>[0]['occupancyrate']>().toEqualTypeOf<DecodedNumber>()
  expectTypeOf<Parameters<typeof readLoan>[0]['duration']>().toEqualTypeOf<DecodedNumber>()
  expectTypeOf<DecodedNumber>().toEqualTypeOf<number | typeof UNREADABLE | null>()
  expectTypeOf(numberOrNull).returns.toEqualTypeOf<number | null>()
})
