import { randomUUID } from 'node:crypto'
import type { Program } from '@hausblick/contract/calls/programs.ts'
import { createToken, hashToken } from '../doors/programs/token.ts'
import type { TestDatabase } from './databases.ts'

interface AddedProgram {
  readonly name?: string
  readonly purpose?: Program['purpose']
  readonly customerId?: string | null
  readonly lastDay?: string
  readonly revokedAt?: string | null
  readonly madeBy?: string
}

/** Adds a program, by default one of customer A for ever, and returns the headers that it calls with. */
export async function addProgram(
  { db }: Pick<TestDatabase, 'db'>,
  { name = 'Nachtlauf', purpose = 'read', customerId = 'A', ...more }: AddedProgram = {},
): Promise<{ authorization: string }> {
  const token = createToken()
  await db
    .insertInto('program')
    .values({
      ...{ id: randomUUID(), name, purpose, customer_id: customerId, token_hash: hashToken(token) },
      ...{ last_day: more.lastDay ?? '2999-12-31', revoked_at: more.revokedAt ?? null },
      ...{
        made_at: '2026-01-01T00:00:00.000Z',
        made_by: more.madeBy ?? 'chefin@betreiber.example',
      },
    })
    .execute()
  return { authorization: `Bearer ${token}` }
}
