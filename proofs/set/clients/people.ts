import { migrate } from '@hausblick/server/src/database/migrate.ts'
import { openDatabase } from '@hausblick/server/src/database/open.ts'
import { importFiles } from '@hausblick/server/src/import/importFiles.ts'
import { renderProblems } from '@hausblick/server/src/import/renderReport.ts'
import { signIn } from '@hausblick/server/src/testing/accounts.ts'
import { BESTAND } from '@hausblick/server/src/testing/import/bestand.ts'

export const OPERATOR = 'chefin@betreiber.example'
export const STAFF = 'mitarbeiter@betreiber.example'
/** Customers of the imported set. */
export const READING = ['K-1001', 'K-1002', 'K-1003', 'K-1004', 'K-1005', 'K-1006']
export const SENDING = ['K-1007', 'K-1008', 'K-1009', 'K-1010']
/** Its figures change all the time. */
export const CHANGING = 'K-9000'

type Headers = { readonly authorization: string }

/** The headers of signed-in accounts. */
export interface People {
  readonly operator: Headers
  readonly staff: Headers
  readonly customers: ReadonlyMap<string, Headers>
}

/** Fills an empty database with figures, and signs in who reads and writes. */
export async function prepareDatabase(url: string): Promise<People> {
  const database = { ...(await openDatabase(url)), url }
  try {
    await migrate(database)
    const report = await importFiles(database, [BESTAND])
    if (report.problems.errorCount > 0) throw new Error(renderProblems(report))
    const expires = { expires: '1 day' }
    const customers = new Map<string, Headers>()
    for (const customerId of [...READING, ...SENDING, CHANGING]) {
      const email = `${customerId.toLowerCase()}@example.org`
      const account = { email, kind: 'customer', customerId } as const
      customers.set(customerId, await signIn(database, account, expires))
    }
    return {
      operator: await signIn(database, { email: OPERATOR, kind: 'operator' }, expires),
      staff: await signIn(database, { email: STAFF, kind: 'staff' }, expires),
      customers,
    }
  } finally {
    await database.close()
  }
}
