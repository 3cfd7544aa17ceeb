import { beforeAll } from 'vitest'
import type { App } from '../platform/http/service.ts'
import { signIn } from './accounts.ts'
import { newApps, OPERATOR, STAFF } from './app.ts'
import { Browser } from './browser.ts'
import type { NewDatabase, TestDatabase } from './databases.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Who = 'nobody' | 'unlinked' | 'customer' | 'staff' | 'operator'

/** The callers who may not operate the service, and the status that refuses them. */
export const strangers = [
  ['nobody', 401],
  ['unlinked', 403],
  ['customer', 403],
  ['staff', 403],
] as const

/** Builds the service, with an account of each kind, before the surrounding tests; the customer is `K-1`. */
export function useOperating(newDatabase: NewDatabase) {
  const newApp = newApps()
  let database: TestDatabase
  let app: App
  let headers: Record<Who, { authorization?: string }>

  beforeAll(async () => {
    database = await newDatabase()
    app = await newApp(database)
    const customer = { email: 'k1@example.org', kind: 'customer', customerId: 'K-1' } as const
    headers = {
      nobody: {},
      unlinked: await signIn(database, { email: 'neu@example.org', kind: null }),
      customer: await signIn(database, customer),
      // In the order of their addresses, too: linked within one millisecond, accounts are listed by address.
      operator: await signIn(database, { email: OPERATOR, kind: 'operator' }),
      staff: await signIn(database, { email: STAFF, kind: 'staff' }),
    }
  })

  return {
    call: (who: Who, method: Method, url: string, body?: object) =>
      app.inject({ method, url, headers: headers[who], ...(body && { body }) }),
    newBrowser: () => new Browser(app),
    db: () => database.db,
  }
}
