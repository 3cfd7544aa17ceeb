import { addressOf } from '@hausblick/contract/calls/call.ts'
import { restoreDocumentCall } from '@hausblick/contract/calls/corrections.ts'
import { changeDocumentsCall } from '@hausblick/contract/calls/documentSteps.ts'
import { eraseCustomerCall } from '@hausblick/contract/calls/erasure.ts'
import { giveDocumentCall } from '@hausblick/contract/calls/givings.ts'
import { signInCall, signUpCall } from '@hausblick/contract/calls/identity.ts'
import { redeemInvitationCall } from '@hausblick/contract/calls/redeemInvitation.ts'
import { nameDocument } from '@hausblick/server/src/documents/nameDocument.ts'
import { indexText, toDocumentText } from '@hausblick/server/src/documents/search/indexText.ts'
import { withholdDocument } from '@hausblick/server/src/documents/withheld/withhold.ts'
import { createInvitation } from '@hausblick/server/src/people/accounts/invitations/create.ts'
import { lockCustomers } from '@hausblick/server/src/people/customers/store.ts'
import { transact } from '@hausblick/server/src/platform/database/transact.ts'
import { signIn } from '@hausblick/server/src/testing/accounts.ts'
import { PASSWORD, readLink } from '@hausblick/server/src/testing/browser.ts'
import { addPdf, addPile, PARTS, type Site } from '../service/addPdf.ts'
import { STAFF } from '../service/killedService.ts'
import type { Item, Operation, Request } from './operation.ts'

/** More than get a document before the reply. */
const OWNERS = Array.from({ length: 120 }, (_, index) => `G-${100 + index}`)

async function invite({ database: { db } }: Site, { customerId }: Item) {
  await transact(db, (trx) => lockCustomers(trx, [customerId]))
  return readLink(await createInvitation(db, { kind: 'customer', customerId }, 'http://localhost'))
}

/** Adds a document to the inbox as if its customer had sent it. */
async function receive(site: Site, { customerId, email }: Item, name: string) {
  const sent = { name, typedName: name, type: 'Eingang', state: 'received' } as const
  const uploader = { issuer: 'tests', subject: name, email }
  const { number, fileName } = await addPdf(site, { customerId, ...sent, uploader })
  return { number, seen: fileName }
}

/** Adds a document that was filed, and one more customer. */
async function receiveAndFile(site: Site, item: Item) {
  const { customerId, key, name } = item
  const { number } = await receive(site, item, name)
  const seen = await transact(site.database.db, async (trx) => {
    await lockCustomers(trx, [customerId, `L-${key}`])
    const filed = { state: 'filed', filed_at: new Date().toISOString() } as const
    return await nameDocument(trx, number, { customerId, ...PARTS, name }, filed)
  })
  return { number, seen }
}

/** Calls for an act on a document of the item's customer. */
function act({ key, customerId }: Item, headers: Record<string, string>, change: object): Request {
  const body = { step: key.padEnd(32, '0'), changes: [{ customerId, ...change }] }
  return { method: 'POST', path: changeDocumentsCall.path, body, headers }
}

/** The operations by their names; each comes as a whole or not at all. */
export const operations: Readonly<Record<string, Operation>> = {
  /** Account, password, link and the redeemed invitation. */
  signUps: {
    mostMs: 300,
    repeated: 403,
    prepare: async (site, item) => {
      const body = { email: item.email, password: PASSWORD, ...(await invite(site, item)) }
      return { method: 'POST', path: signUpCall.path, body }
    },
    afterwards: ({ email }) => [
      { method: 'POST', path: signInCall.path, body: { email, password: PASSWORD } },
    ],
  },
  /** Link and redeemed invitation of an account that exists. */
  redemptions: {
    mostMs: 100,
    prepare: async (site, item) => {
      const at = { ...site.database, url: '' }
      const headers = await signIn(at, { email: item.email, kind: null }, { expires: '1 day' })
      const body = await invite(site, item)
      return { method: 'POST', path: redeemInvitationCall.path, body, headers }
    },
  },
  /** A customer with documents of which half must be kept. */
  erasures: {
    mostMs: 60,
    repeated: 404,
    prepare: async (site, { customerId, email, name }, { operator }) => {
      await signIn({ ...site.database, url: '' }, { email, customerId, kind: 'customer' })
      for (const type of ['Rechnung', 'Energieausweis', 'Rechnung', 'Energieausweis']) {
        const { number } = await addPdf(site, { customerId, type, name })
        const text = toDocumentText([`Ein Brief an ${customerId}`])
        await indexText(site.database, { customerId, number }, text)
      }
      const path = addressOf(eraseCustomerCall, { params: { customerId } })
      return { method: 'POST', path, body: { confirmation: customerId }, headers: operator }
    },
  },
  /** Name, state, listing, notice and line of a document in the inbox. */
  filings: {
    mostMs: 60,
    prepare: async (site, item, { staff }) => {
      const waiting = await receive(site, item, 'Brief')
      return act(item, staff, { kind: 'file', ...waiting, ...PARTS, name: item.name })
    },
  },
  /** A document that becomes another customer's: one place, listing, lines. */
  moves: {
    mostMs: 60,
    prepare: async (site, item, { operator }) => {
      const { number, seen } = await receiveAndFile(site, item)
      const change = { kind: 'correct', number, seen, to: `L-${item.key}`, ...PARTS }
      return act(item, operator, { ...change, name: item.name })
    },
  },
  removals: {
    mostMs: 60,
    prepare: async (site, item, { operator }) => {
      const { number, seen } = await receiveAndFile(site, item)
      return act(item, operator, { kind: 'remove', number, seen })
    },
  },
  restores: {
    mostMs: 60,
    prepare: async (site, item, { operator }) => {
      const { number } = await receiveAndFile(site, item)
      const { customerId } = item
      const key = { customerId, number }
      const withheld = { reason: 'removed', withheld_by: STAFF, until: '9999' } as const
      await transact(site.database.db, (trx) => withholdDocument(trx, key, withheld))
      const params = { customerId, number: String(number) }
      const path = addressOf(restoreDocumentCall, { params })
      return { method: 'POST', path, headers: operator }
    },
  },
  takingBack: {
    mostMs: 60,
    prepare: async (site, item, { operator }) => {
      const { number, seen } = await receiveAndFile(site, item)
      return act(item, operator, { kind: 'takeBack', number, seen })
    },
  },
  /** A pile of three pages that becomes two letters with their files. */
  splits: {
    // A confined process writes the letters.
    mostMs: 600,
    prepare: async (site, { key, name }, { staff }) => {
      const paper = await addPile(site, name)
      const letters = [
        { name: `${name} A`, pages: [{ paper, page: 1 }] },
        { name: `${name} B`, pages: [{ paper, page: 3, turn: 90 }] },
      ]
      const changes = [{ kind: 'splitPapers', letters, dropped: [{ paper, page: 2 }] }]
      const body = { step: key.padEnd(32, '0'), changes }
      return { method: 'POST', path: changeDocumentsCall.path, body, headers: staff }
    },
  },
  /** Several documents of the inbox and papers, with their lines and the way back. */
  steps: {
    mostMs: 60,
    prepare: async (site, item, { operator }) => {
      const { customerId, key, name } = item
      const to = { customerId, ...PARTS, name }
      const documents = ['a', 'b', 'c'].map(
        async (letter) => await receive(site, item, `${name} ${letter}`),
      )
      const papers = ['d', 'e', 'f'].map(async (letter) => {
        const seen = `${name} ${letter}`
        return { paper: await addPile(site, seen), seen }
      })
      const [a, b, c] = await Promise.all(documents)
      const [d, e, f] = await Promise.all(papers)
      const changes = [
        { kind: 'file', ...to, ...a },
        { kind: 'file', ...to, ...b },
        { kind: 'filePaper', ...to, ...d },
        { kind: 'remove', customerId, ...c },
        { kind: 'givePaper', customerId, ...e },
        { kind: 'removePaper', ...f },
      ]
      const body = { step: key.padEnd(32, '0'), changes }
      return { method: 'POST', path: changeDocumentsCall.path, body, headers: operator }
    },
  },
  /** A document that all owners get, sooner or later, or nobody. */
  givings: {
    mostMs: 300,
    prepare: async (site, { key, customerId, name }, { staff }) => {
      await transact(site.database.db, (trx) => lockCustomers(trx, OWNERS))
      const { number, fileName } = await addPdf(site, { customerId, name })
      const params = { customerId, number: String(number) }
      const body = {
        ...{ id: key.padEnd(32, '0'), seen: fileName, name, total: OWNERS.length, ...PARTS },
        to: { kind: 'customers', customerIds: OWNERS },
      }
      return { method: 'POST', path: addressOf(giveDocumentCall, { params }), body, headers: staff }
    },
    countLeft: async ({ db }) =>
      (await db.selectFrom('giving').select('id').where('state', '=', 'giving').execute()).length,
  },
}
