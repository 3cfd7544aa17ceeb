import { readObjectOverviewsCall, readObjectsCall } from '@hausblick/contract/calls/records.ts'
import { objectFields } from '@hausblick/contract/rows/object.ts'
import { objectOverviewFields } from '@hausblick/contract/rows/objectOverview.ts'
import { expect, test } from 'vitest'
import { months, page, record, textOf } from '../../../testing/renderedPages.ts'

test.each([
  [['100000,00', '200000,00'], '€ 100.000', '€ 300.000'],
  [['100000,40', '200000,40'], '€ 100.000,40', '€ 300.000,80'],
])('houses worth %j add up as shown', async (values, first, sum) => {
  const text = textOf(
    await page('/demo/dashboard', {
      [readObjectsCall.path]: values.map((objectvalue, index) => ({
        ...record(objectFields, { objectid: `O${index}`, objectvalue }),
        ...months('object'),
      })),
      [readObjectOverviewsCall.path]: values.map((_, index) =>
        record(objectOverviewFields, { objectid: `O${index}`, street: 'Weg', number: `${index}` }),
      ),
    }),
  )
  expect(text).toContain(`|${first}|`)
  expect(text).toContain(`Summe|${sum}|`)
})
