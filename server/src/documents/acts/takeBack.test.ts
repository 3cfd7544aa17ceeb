import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf, useDocuments } from '../../testing/documents.ts'

onEachDatabase('taking back a filing', (newDatabase) => {
  const { act, add, call, db, list, upload } = useDocuments(newDatabase)
  const parts = { street: 'Lindenweg 3', date: '2025-02-28', type: 'Mietvertrag', name: 'Müller' }

  const inbox = async () =>
    readInboxCall.reply.parse((await call('staff', { url: readInboxCall.path })).json()).entries
  const key = (number: number, seen: string) => ({ customerId: 'A', number, seen })
  const file = async ({ number, name }: { number: number; name: string }, more: object = {}) =>
    await act('staff', [{ kind: 'file', ...key(number, name), ...parts, ...more }])
  const takeBack = (number: number, seen: string) =>
    act('staff', [{ kind: 'takeBack', ...key(number, seen) }])
  const notices = async (number: number) =>
    (await db().selectFrom('notice').select('kind').where('number', '=', number).execute())
      .map(({ kind }) => kind)
      .toSorted()
  const add1 = async (docName: string) => {
    await upload('a', { docName, file: pdf(docName), userMessage: 'Danke' })
    const entry = (await inbox()).find(({ typedName }) => typedName === docName)
    if (!entry) throw new Error(`${docName} is not in the inbox.`)
    return entry
  }

  test('puts the document back as it was, and withdraws the notice', async () => {
    const entry = await add1('Vertrag Müller.pdf')
    const [{ name: seen }] = (await file(entry)).json().documents
    expect(await notices(entry.number)).toEqual(['filed', 'received', 'received'])
    const reply = await takeBack(entry.number, seen)
    expect(reply.json().documents).toMatchObject([{ name: entry.name }])
    expect(await inbox()).toMatchObject([
      { number: entry.number, name: entry.name, typedName: entry.typedName, message: 'Danke' },
    ])
    expect(await list('a')).toMatchObject([{ name: entry.name, state: 'received' }])
    expect(await notices(entry.number)).toEqual(['received', 'received'])
    expect((await takeBack(entry.number, seen)).statusCode).toBe(409)
    const again = await file(entry, { name: 'Meier' })
    expect(again.statusCode).toBe(200)
    expect(await notices(entry.number)).toEqual(['filed', 'received', 'received'])
  })

  test('is refused where it was not filed, was changed since, or does not exist', async () => {
    const added = await add({ customerId: 'A', name: 'Von Mitarbeitern' })
    expect((await takeBack(added.number, added.fileName)).statusCode).toBe(409)
    const entry = await add1('Umkämpft')
    await file(entry)
    expect((await takeBack(entry.number, 'readv_x.pdf')).statusCode).toBe(409)
    expect((await takeBack(999, 'readv_x.pdf')).statusCode).toBe(409)
  })

  test('and filing at once leave one document, in one state', async () => {
    const entry = await add1('Gleichzeitig')
    const [{ name: seen }] = (await file(entry, { name: 'Zuerst' })).json().documents
    const replies = await Promise.all([
      takeBack(entry.number, seen),
      file(entry, { name: 'Danach' }),
      takeBack(entry.number, seen),
      file(entry, { name: 'Noch einmal' }),
    ])
    for (const { statusCode } of replies) expect([200, 409]).toContain(statusCode)
    const rows = (await list('a')).filter(({ downloadUrl }) =>
      downloadUrl.startsWith(`/documents/A/${entry.number}?`),
    )
    expect(rows).toHaveLength(1)
    const isFiled = rows[0]?.state === 'filed'
    expect((await notices(entry.number)).filter((kind) => kind === 'filed')).toHaveLength(
      isFiled ? 1 : 0,
    )
    expect((await inbox()).some(({ number }) => number === entry.number)).toBe(!isFiled)
  })
})
