import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signIn } from '@hausblick/server/src/testing/accounts.ts'
import {
  newUpload,
  sendUpload,
  sha256,
  type Upload,
} from '@hausblick/server/src/testing/documents/sending.ts'
import { type Effect, expectSame, type Operation, type Site } from '../kills/operation.ts'

const CUSTOMER = 'K-1'
/** Written in two pieces. */
const BYTES = 100_000

interface Sent extends Upload {
  readonly headers: { readonly authorization: string }
}

/** Uploading: entry, listing and bytes come together, or only bytes that no entry names. */
export function createUploads(): Operation<Sent> {
  let headers: Promise<Sent['headers']> | undefined
  return {
    environment: {},
    mostMs: 0,
    prepare: async ({ database }) => {
      const account = { email: 'a@example.de', kind: 'customer', customerId: CUSTOMER } as const
      headers ??= signIn({ ...database, url: '' }, account, { expires: '1 day' })
      return { ...newUpload(BYTES), headers: await headers }
    },
    send: async (target, sent) => {
      await sendUpload(target.url, sent.headers, sent)
    },
    find: findDocument,
    repeat: async (target, sent) => {
      const names = [
        await sendUpload(target.url, sent.headers, sent),
        await sendUpload(target.url, sent.headers, sent),
      ]
      return expectSame('the repeated upload', names[1], names[0])
    },
  }
}

async function findDocument({ database: { db }, folder }: Site, upload: Sent): Promise<Effect> {
  const documents = await db
    .selectFrom('document')
    .select(['number', 'storage_key'])
    .where('upload_sha256', '=', upload.sha256)
    .execute()
  const [document, ...more] = documents
  if (!document) return 'absent'
  const { number, storage_key: key } = document
  const listings = await db
    .selectFrom('listing')
    .select('number')
    .where('customer_id', '=', CUSTOMER)
    .where('number', '=', number)
    .execute()
  const file = join(folder, 'documents', key.slice(0, 2), key)
  const bytes = await readFile(file).catch(() => Buffer.from(''))
  const isWhole = more.length === 0 && listings.length === 1 && sha256(bytes) === upload.sha256
  return isWhole ? 'whole' : 'half'
}
