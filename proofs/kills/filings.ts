import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileDocumentCall } from '@hausblick/contract/calls/inbox.ts'
import { fillPath } from '@hausblick/contract/fillPath.ts'
import { openDocumentStore } from '@hausblick/server/src/config/openDocumentStore.ts'
import { addDocument } from '@hausblick/server/src/documents/add/addDocument.ts'
import { signIn } from '@hausblick/server/src/testing/accounts.ts'
import { sha256 } from '@hausblick/server/src/testing/documents/sending.ts'
import { rawPdf } from '@hausblick/server/src/testing/texts/pdfs.ts'
import {
  type Effect,
  expectSame,
  type Operation,
  requireSuccess,
  type Site,
  type Target,
} from './operation.ts'

export const STAFF = 'mitarbeiter@betreiber.example'
export const CUSTOMER = 'K-1'
const PARTS = { street: 'Am Markt 1', date: '2025-01-31', type: 'Brief' } as const

/** A document in the inbox and who files it. */
interface Received {
  readonly number: number
  /** Under which it is filed. */
  readonly name: string
  readonly headers: { readonly authorization: string }
}

/** Filing: name, state, listing and notice come together or not at all. */
export function createFilings(): Operation<Received> {
  let headers: Promise<Received['headers']> | undefined
  return {
    environment: { STAFF_EMAILS: STAFF },
    mostMs: 60,
    prepare: async (site) => {
      const database = { ...site.database, url: '' }
      headers ??= signIn(database, { email: STAFF, kind: 'staff' }, { expires: '1 day' })
      const name = `Nummer ${randomUUID()}`
      return { number: await receive(site, name), name, headers: await headers }
    },
    send: async (target, received) => {
      await requireSuccess(await file(target, received))
    },
    find: findFiled,
    repeat: async (target, received) => {
      const reply = await file(target, received)
      if (!reply.ok)
        return [`filing it again was refused with ${reply.status}: ${await reply.text()}`]
      const { name } = fileDocumentCall.reply.parse(await reply.json())
      return expectSame('whether the reply names it', name.includes(received.name), true)
    },
  }
}

/**
 * Adds a document to the inbox as if its customer had sent it, and returns its number.
 *
 * @param typed the customer's name for it
 */
export async function receive(
  { database, folder }: Site,
  name: string,
  typed = 'Brief',
): Promise<number> {
  const bytes = rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[]/Count 0>>',
    `(${name})`,
  ])
  const path = join(folder, `${randomUUID()}.pdf`)
  await writeFile(path, bytes)
  const place = { kind: 'disk', folder: join(folder, 'documents') } as const
  const storage = await openDocumentStore(database, place)
  const { number } = await addDocument(
    { database, storage },
    {
      customerId: CUSTOMER,
      ...PARTS,
      type: 'Eingang',
      name: typed,
      state: 'received',
      typedName: typed,
      message: '',
      uploader: {
        issuer: 'tests',
        subject: name,
        email: `${name.replaceAll(' ', '-')}@example.de`,
      },
      createsCustomer: true,
      file: { path, size: bytes.length, sha256: sha256(bytes), textState: 'none', active: [] },
    },
  )
  await storage.close()
  return number
}

/** Reads soon after the filing: notices are mailed, and deleted, after some minutes. */
async function findFiled({ database: { db } }: Site, { number, name }: Received): Promise<Effect> {
  const document = await db
    .selectFrom('document')
    .select(['state', 'name', 'file_name', 'listed_as', 'filed_at'])
    .where('customer_id', '=', CUSTOMER)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const listings = await db
    .selectFrom('listing')
    .select(['type', 'search_text'])
    .where('customer_id', '=', CUSTOMER)
    .where('number', '=', number)
    .execute()
  const notices = await db
    .selectFrom('notice')
    .select('kind')
    .where('customer_id', '=', CUSTOMER)
    .where('number', '=', number)
    .execute()
  const filings = await db
    .selectFrom('audit_entry')
    .select('details')
    .where('action', '=', 'documentFiled')
    .where('customer_id', '=', CUSTOMER)
    .execute()
  const isOfIt = ({ details }: { details: string | null }) =>
    JSON.parse(details ?? '{}').number === String(number)
  const lines = filings.filter(isOfIt).length
  const [listing] = listings
  const isListed = listings.length === 1 && document.listed_as === document.file_name
  const isFiled =
    document.state === 'filed' &&
    document.filed_at !== null &&
    document.name === name &&
    document.file_name.includes(name) &&
    listing?.type === PARTS.type &&
    notices.length === 1 &&
    lines === 1
  const isReceived =
    document.state === 'received' &&
    document.filed_at === null &&
    document.name !== name &&
    listing?.type !== PARTS.type &&
    notices.length === 0 &&
    lines === 0
  if (isListed && isFiled) return 'whole'
  return isListed && isReceived ? 'absent' : 'half'
}

async function file({ url }: Target, { number, name, headers }: Received): Promise<Response> {
  const path = fillPath(fileDocumentCall.path, { customerId: CUSTOMER, number: String(number) })
  return await fetch(url + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...PARTS, name }),
  })
}
