import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { splitPapersCall } from '@hausblick/contract/calls/paperSplits.ts'
import { openDocumentStore } from '@hausblick/server/src/config/openDocumentStore.ts'
import { NothingStored } from '@hausblick/server/src/storage/storage.ts'
import { signIn } from '@hausblick/server/src/testing/accounts.ts'
import { addPile } from './addPile.ts'
import { STAFF } from './filings.ts'
import {
  type Effect,
  expectSame,
  type Operation,
  requireSuccess,
  type Site,
  type Target,
} from './operation.ts'

/** A pile of three pages that becomes two letters. */
interface Pile {
  /** The paper's number. */
  readonly number: number
  readonly name: string
  readonly headers: { readonly authorization: string }
}

/** Splitting a pile: its letters with their files, and the pile put aside, come together or not at all. */
export function createSplits(): Operation<Pile> {
  let headers: Promise<Pile['headers']> | undefined
  return {
    environment: { STAFF_EMAILS: STAFF },
    // A confined process writes the letters.
    mostMs: 600,
    prepare: async (site) => {
      const database = { ...site.database, url: '' }
      headers ??= signIn(database, { email: STAFF, kind: 'staff' }, { expires: '1 day' })
      const name = `Stapel ${randomUUID()}`
      return { number: await addPile(site, name), name, headers: await headers }
    },
    send: async (target, pile) => {
      await requireSuccess(await split(target, pile))
    },
    find: findSplit,
    repeat: async (target, pile) => {
      const reply = await split(target, pile)
      if (!reply.ok)
        return [`splitting it again was refused with ${reply.status}: ${await reply.text()}`]
      const { letters } = splitPapersCall.reply.parse(await reply.json())
      return expectSame('how many letters the reply names', letters.length, 2)
    },
  }
}

async function split({ url }: Target, { number: paper, name, headers }: Pile): Promise<Response> {
  const letters = [
    { name: `${name} A`, pages: [{ paper, page: 1 }] },
    { name: `${name} B`, pages: [{ paper, page: 3, turn: 90 }] },
  ]
  return await fetch(url + splitPapersCall.path, {
    method: splitPapersCall.method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ letters, dropped: [{ paper, page: 2 }] }),
  })
}

async function findSplit({ database, folder }: Site, { number, name }: Pile): Promise<Effect> {
  const papers = await database.db
    .selectFrom('paper')
    .select(['id', 'state', 'storage_key', 'pages', 'cut_by', 'split_by'])
    .where('name', 'like', `${name}%`)
    .execute()
  const place = { kind: 'disk', folder: join(folder, 'documents') } as const
  const storage = await openDocumentStore(database, place)
  const isStored = async (key: string) => {
    try {
      await storage.version(key)
      return true
    } catch (error) {
      if (error instanceof NothingStored) return false
      throw error
    }
  }
  const stored = await Promise.all(papers.map(({ storage_key }) => isStored(storage_key)))
  await storage.close()
  const pile = papers.find(({ id }) => id === number)
  const letters = papers.filter(({ id }) => id !== number)
  if (!pile || stored.includes(false)) return 'half'
  const areWhole = letters.every(
    ({ state, pages, cut_by }) => state === 'waiting' && pages === 1 && cut_by === pile.split_by,
  )
  if (pile.state === 'split' && pile.split_by !== null && letters.length === 2 && areWhole)
    return 'whole'
  return pile.state === 'waiting' && letters.length === 0 ? 'absent' : 'half'
}
