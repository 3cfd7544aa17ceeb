import type { Page } from '@playwright/test'
import { accept, newEmail } from './account.ts'
import { importTable } from './customers.ts'
import type { Service } from './service.ts'

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']

/** Imports a table whose monthly columns are those of a kind of row in a year. */
async function importMonths(
  service: Service,
  { columns, months, year }: { columns: string; months: string; year: number },
  rows: readonly (readonly [
    keys: string,
    income: readonly number[],
    expenses: readonly number[],
  ])[],
) {
  const names = ['income', 'expenses'].flatMap((flow) =>
    MONTHS.map((month) => `${months}${flow}${month}${year}`),
  )
  const fill = (amounts: readonly number[]) =>
    MONTHS.map((_, month) => (amounts[month] ?? 0).toFixed(2).replace('.', ','))
  const lines = rows.map(([keys, income, expenses]) =>
    [keys, ...fill(income), ...fill(expenses)].join(';'),
  )
  await importTable(service, `${columns};${names.join(';')}\n${lines.join('\n')}\n`)
}

const two = (amount: number) => [amount, amount]

/** Signs in the owner of a building with two units, whose figures of two months of both years have kinds. */
export async function arriveWithKinds(
  { page, service }: { page: Page; service: Service },
  id: string,
) {
  await importTable(
    service,
    `customerid;propertyid;street;number;zipcode;city;tenanttitle\n${id};${id}-1;Lindenweg;3;36037;Fulda;Frau\n${id};${id}-2;Lindenweg;3;36037;Fulda;\n`,
  )
  await importTable(
    service,
    `customerid;objectid;street;number;zipcode;city;numberofunits;landareasqm\n${id};${id}-O;Lindenweg;3;36037;Fulda;2;500\n`,
  )
  for (const [year, factor] of [
    [2024, 0.5],
    [2025, 1],
  ] as const) {
    const all = [[...two(2000 * factor)], [1000 * factor, 1500 * factor]] as const
    await importMonths(service, { columns: 'customerid', months: 'portfolio', year }, [
      [id, ...all],
    ])
    await importMonths(service, { columns: 'customerid;objectid', months: 'object', year }, [
      [`${id};${id}-O`, ...all],
    ])
    await importMonths(service, { columns: 'customerid;propertyid', months: 'property', year }, [
      [`${id};${id}-1`, two(1200 * factor), [400 * factor, 900 * factor]],
      [`${id};${id}-2`, two(800 * factor), two(300 * factor)],
    ])
    await importMonths(
      service,
      { columns: 'customerid;propertyid;objectid;kind', months: 'kind', year },
      [
        [`${id};${id}-1;;Instandhaltung`, [], [250 * factor, 800.4 * factor]],
        [`${id};${id}-1;;Kaltmiete`, two(1000 * factor), []],
        [`${id};${id}-2;;Verwaltung`, [], two(60 * factor)],
        [`${id};${id}-2;;Betriebskosten`, [], [40 * factor, -30 * factor]],
        [`${id};;${id}-O;Instandhaltung`, [], two(100 * factor)],
      ],
    )
  }
  await accept({ page, service }, await service.invite(id), newEmail())
}
