import { yearParameter } from '@hausblick/contract/addresses.ts'
import { readSearch } from '@hausblick/contract/searchParameters.ts'
import { expect, test } from 'vitest'
import { chooseYears } from './years.ts'

test.each([
  [[], '', 2025, null],
  [[], '?jahr=2024', 2025, null],
  [[2025], '', 2025, null],
  [[2024], '', 2024, null],
  [[2024, 2025], '', 2025, 2024],
  [[2024, 2025], '?jahr=2024', 2024, null],
  [[2024, 2025], '?jahr=2023', 2025, 2024],
  [[2024, 2025], '?jahr=02024', 2025, 2024],
  [[2024, 2025], '?jahr=', 2025, 2024],
  [[2022, 2024, 2026], '', 2026, null],
  [[2022, 2023, 2026], '?jahr=2023&x=1', 2023, 2022],
])('of %j, the address %j shows %d compared with %j', (years, search, year, yearBefore) => {
  expect(chooseYears({}, years, readSearch(yearParameter, search))).toMatchObject({
    year,
    yearBefore,
  })
})
