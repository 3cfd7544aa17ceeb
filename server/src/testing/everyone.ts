import { signIn } from './accounts.ts'
import { OPERATOR, STAFF } from './app.ts'
import type { TestDatabase } from './databases.ts'

/** An account of each kind; `a` and `b` belong to the customers A and B. */
export type Who = 'nobody' | 'unlinked' | 'a' | 'b' | 'staff' | 'operator'

/** Creates the accounts, signed in, and returns the headers of their calls. */
export async function signInEveryone(
  database: TestDatabase,
): Promise<Record<Who, { authorization?: string }>> {
  return {
    nobody: {},
    unlinked: await signIn(database, { email: 'neu@example.org', kind: null }),
    a: await signIn(database, { email: 'a@example.org', kind: 'customer', customerId: 'A' }),
    b: await signIn(database, { email: 'b@example.org', kind: 'customer', customerId: 'B' }),
    staff: await signIn(database, { email: STAFF, kind: 'staff' }),
    operator: await signIn(database, { email: OPERATOR, kind: 'operator' }),
  }
}
