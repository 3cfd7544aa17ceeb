import { STREET, spellings } from '@hausblick/figures/testing/spellings.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { indexText, toDocumentText } from './documents/search/indexText.ts'
import { searchTexts } from './documents/search/searchTexts.ts'
import { createInvitation } from './people/accounts/invitations/create.ts'
import { listOpenInvitations } from './people/accounts/invitations/manage.ts'
import { listAllCustomers, listCustomers } from './people/customers/list.ts'
import { lockCustomers } from './people/customers/store.ts'
import { admitCommand } from './platform/http/access.ts'
import { onEachDatabase } from './testing/databases.ts'
import { useDocuments } from './testing/documents.ts'

/** Customer ids cannot contain spaces. */
const CUSTOMER = STREET.replace(' ', '-')
const OTHERS = ['Ohrenweg-4', 'Ahornstraße-30']

onEachDatabase('every spelling of a street', (newDatabase) => {
  const { add, database, db } = useDocuments(newDatabase)

  beforeAll(async () => {
    const ids = [CUSTOMER, ...OTHERS]
    await db()
      .transaction()
      .execute((trx) => lockCustomers(trx, ids))
    for (const customerId of ids) {
      await createInvitation(db(), { kind: 'customer', customerId }, 'http://localhost')
      const { number } = await add({ customerId, textState: 'pending' })
      const pages = [`Der Vertrag über ${customerId.replace('-', ' ')} in München`]
      await indexText(database(), { customerId, number }, toDocumentText(pages))
    }
  })

  const fields: Record<string, (search: string) => Promise<readonly string[]>> = {
    customers: async (search) =>
      (await listCustomers(db(), admitCommand(), { search, limit: 50 })).map(({ id }) => id),
    'all customers': async (search) => {
      const found: string[] = []
      for await (const rows of listAllCustomers(db(), admitCommand(), search))
        found.push(...rows.map(({ id }) => id))
      return found
    },
    invitations: async (search) =>
      (await listOpenInvitations(db(), { onlyCustomers: false }, { search })).invitations.map(
        ({ invitee }) => invitee,
      ),
    'texts of documents': async (text) =>
      (await searchTexts(database(), admitCommand(), { text, limit: 50 })).map(
        ({ customerId }) => customerId,
      ),
    'texts of a customer’s documents': async (text) =>
      (await searchTexts(database(), admitCommand(CUSTOMER), { text, limit: 50 })).map(
        ({ customerId }) => customerId,
      ),
  }

  describe.each(Object.entries(fields))('is found among %s', (_, find) => {
    test.each(spellings)('by "%s"', async (search) => {
      expect(await find(search)).toEqual([CUSTOMER])
    })
  })
})
