import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressOf } from '@hausblick/contract/calls/call.ts'
import {
  endDeletionRequestCall,
  listDeletionRequestsCall,
} from '@hausblick/contract/calls/myData.ts'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../testing/databases.ts'
import { useDocuments } from '../../../testing/documents.ts'
import type { Who } from '../../../testing/everyone.ts'

onEachDatabase('deletion requests', (newDatabase) => {
  const { call, folder } = useDocuments(newDatabase)
  const requestDeletion = (who: Who, customerId: string) =>
    call(who, { method: 'POST', url: listDeletionRequestsCall.path, payload: { customerId } })
  const end = (who: Who, customerId: string) =>
    call(who, {
      method: 'DELETE',
      url: addressOf(endDeletionRequestCall, { params: { customerId } }),
    })
  const read = async (who: Who, customerId?: string) => {
    const query = customerId === undefined ? {} : { customerId }
    const reply = await call(who, { url: listDeletionRequestsCall.path, query })
    return listDeletionRequestsCall.reply.parse(reply.json())
  }

  test('are visible to the customer and to staff, recorded once, and mailed to the operator and the owner', async () => {
    expect(await read('a', 'A')).toEqual([])
    expect((await requestDeletion('a', 'A')).statusCode).toBe(200)
    const [kept] = await read('a', 'A')
    expect(kept).toMatchObject({ customerId: 'A', requestedBy: 'a@example.org' })
    await requestDeletion('a', 'A')
    await requestDeletion('staff', 'B')
    expect(await read('staff')).toMatchObject([kept, { customerId: 'B' }])

    const mails = join(folder(), 'mail')
    const drafts = async () => (await readdir(mails)).map((name) => name.endsWith('.draft'))
    await expect.poll(drafts).toEqual([false, false, false, false])
    const sent = await Promise.all(
      (await readdir(mails)).map(async (name) =>
        PostalMime.parse(await readFile(join(mails, name))),
      ),
    )
    const subjects = sent.map(({ subject }) => subject).toSorted()
    const confirmation = 'Ihr Löschantrag ist eingegangen'
    expect(subjects).toEqual([
      confirmation,
      confirmation,
      'Löschantrag des Kunden A',
      'Löschantrag des Kunden B',
    ])
    const told = sent.filter(({ subject }) => subject === confirmation)
    expect(told.flatMap(({ to }) => to?.map(({ address }) => address)).toSorted()).toEqual([
      'a@example.org',
      'b@example.org',
    ])
  })

  test('are closed by the customer or by the operator, once', async () => {
    await requestDeletion('a', 'A')
    expect((await end('b', 'A')).statusCode).toBe(403)
    expect((await end('staff', 'A')).statusCode).toBe(403)
    expect((await end('a', 'A')).statusCode).toBe(200)
    expect((await end('a', 'A')).statusCode).toBe(404)
    await requestDeletion('b', 'B')
    expect((await end('operator', 'B')).statusCode).toBe(200)
    expect(await read('operator')).toEqual([])
  })
})
