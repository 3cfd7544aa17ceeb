import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readInvitation } from '../../contract/src/addresses.ts'
import { paths } from '../../contract/src/calls.ts'
import { fillPath } from '../../contract/src/fillPath.ts'
import { identityPaths } from '../../contract/src/identity.ts'
import { signUpLinkReply } from '../../contract/src/invitations.ts'
import { settingsPaths } from '../../contract/src/settingsPaths.ts'
import { createInvitation } from '../../server/src/accounts/invitations/create.ts'
import { openDocumentStore } from '../../server/src/config/openDocumentStore.ts'
import { migrate } from '../../server/src/database/migrate.ts'
import type { Database } from '../../server/src/database/open.ts'
import { addDocument } from '../../server/src/documents/add/addDocument.ts'
import { propertyOverviewKind } from '../../server/src/records/kinds/propertyOverview.ts'
import { replaceRecords } from '../../server/src/records/write.ts'
import { sha256 } from '../../server/src/testing/documents/sending.ts'
import { withDatabaseAt } from '../../server/src/testing/kills/withDatabaseAt.ts'
import { sampleRow } from '../../server/src/testing/sampleRow.ts'
import { rawPdf } from '../../server/src/testing/texts/pdfs.ts'
import { CUSTOMER, fillCustomer } from '../service/customer.ts'
import { OPERATOR, type Running } from './startAt.ts'
import type { Visitor } from './visitor.ts'

export const EMAIL = 'kunde@example.de'
const PASSWORD = 'ein langes Passwort'
const INVITED_FOR_MS = 14 * 24 * 60 * 60 * 1000

/** Fills a database with a customer whose tenancies end on some days, and with invitations that expire at some moments. */
export async function fillHouse(
  databaseUrl: string,
  days: readonly string[],
  expiries: readonly number[],
): Promise<void> {
  await withDatabaseAt(databaseUrl, async (database) => {
    await migrate(database)
    await fillCustomer(database)
    const rows = days.map((day, index) =>
      sampleRow(propertyOverviewKind, CUSTOMER, `W-${index}`, { dateofrentalend: day }),
    )
    await database.db
      .transaction()
      .execute((trx) => replaceRecords(trx, propertyOverviewKind, new Map([[CUSTOMER, rows]])))
    for (const expiry of expiries) {
      const invitee = { kind: 'customer', customerId: CUSTOMER } as const
      await createInvitation(database.db, invitee, '', new Date(expiry - INVITED_FOR_MS))
    }
  })
}

/** Signs up the operator and the customer, whom the operator invites. */
export async function moveIn(service: Running) {
  const [operator, customer] = [service.newVisitor(), service.newVisitor()]
  await signUp(operator, service.link, OPERATOR)
  await signUp(customer, await invite(operator), EMAIL)
  return { operator, customer }
}

export async function signIn(visitor: Visitor, email: string): Promise<void> {
  const body = { email, password: PASSWORD }
  await visitor.expectSuccess(identityPaths.signIn, { method: 'POST', body })
}

/** Returns the sign-up link of a new invitation, for which the operator enters the password again. */
export async function invite(operator: Visitor): Promise<string> {
  await signIn(operator, OPERATOR)
  const body = { customerId: CUSTOMER }
  const reply = await operator.ask(settingsPaths.invitations, { method: 'POST', body })
  return signUpLinkReply.parse(reply).signUpLink
}

export async function signUp(visitor: Visitor, link: string, email: string): Promise<void> {
  const invitation = readInvitation(new URL(link).search)
  const body = { email, password: PASSWORD, ...invitation }
  await visitor.expectSuccess(identityPaths.signUp, { method: 'POST', body })
}

/** Adds a document as if the customer had sent it; returns its number and its name. */
export async function receive(database: Database, folder: string) {
  const name = `Nummer ${randomUUID()}`
  const bytes = rawPdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>'])
  const path = join(folder, `${randomUUID()}.pdf`)
  await writeFile(path, bytes)
  const { issuer, subject } = await database.db
    .selectFrom('account_link')
    .select(['issuer', 'subject'])
    .where('email', '=', EMAIL)
    .executeTakeFirstOrThrow()
  const place = { kind: 'disk', folder: join(folder, 'documents') } as const
  const storage = await openDocumentStore(database, place)
  const { number } = await addDocument(
    { database, storage },
    {
      customerId: CUSTOMER,
      street: 'Am Markt 1',
      date: '2025-01-31',
      type: 'Eingang',
      name: 'Brief',
      state: 'received',
      typedName: name,
      message: '',
      uploader: { issuer, subject, email: EMAIL },
      file: { path, size: bytes.length, sha256: sha256(bytes), textState: 'none', active: [] },
    },
  )
  await storage.close()
  return { number, name }
}

/** Files a document under a day; returns the status. */
export async function file(operator: Visitor, number: number, day: string): Promise<number> {
  const path = fillPath(paths.inboxEntry, { customerId: CUSTOMER, number: String(number) })
  const body = { street: 'Am Markt 1', date: day, type: 'Brief', name: `Brief ${number}` }
  return (await operator.call(path, { method: 'POST', body })).status
}
