import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '@hausblick/contract/calls.ts'
import { inboxReply } from '@hausblick/contract/documents.ts'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { OPERATOR, STAFF } from '../../testing/app.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'

onEachDatabase('mails about documents', (newDatabase) => {
  const { app, call, upload, folder } = useDocuments(newDatabase)

  test('tell staff what came in and customers what is filed, once for all that happens together', async () => {
    await upload('a', { docName: 'Rechnung\nSubject: Falsch', userMessage: 'Bitte\n\nbald' })
    await upload('a', { docName: 'Zweites' })
    await upload('staff', { docName: 'Kreditvertrag', customerId: 'B' })
    await upload('staff', { docName: 'readv_B_Weg 1_20250101_Brief_Gruß' })
    const { entries } = inboxReply.parse((await call('staff', { url: paths.inbox })).json())
    expect(entries).toHaveLength(3)
    for (const { customerId, number } of entries) {
      const url = `${paths.inbox}/${customerId}/${number}`
      const body = { street: 'Weg 1', date: '2025-01-01', type: 'Brief', name: `Nr. ${number}` }
      for (const who of ['staff', 'operator'] as const)
        await call(who, { method: 'POST', url, body })
    }
    await app().close()

    const mails = await readMails()
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['a@example.org', OPERATOR, STAFF])
    const toStaff = mails.find(({ to }) => to === STAFF)
    expect(toStaff?.subject).toBe('3 neue Dokumente im Eingang')
    expect(toStaff?.text).toContain(`- Kunde A: Rechnung Subject: Falsch
  Bemerkung: Bitte bald
- Kunde A: Zweites
- Kunde B: Kreditvertrag
`)
    expect(toStaff?.text).toContain('http://localhost:3000/documents/eingang')
    const toCustomer = mails.find(({ to }) => to === 'a@example.org')
    expect(toCustomer?.subject).toBe('Ihre Dokumente sind erfasst')
    expect(toCustomer?.text).toContain(`- Zweites
  jetzt: readv_A_Weg 1_20250101_Brief_Nr. 2.pdf
`)
    expect(toCustomer?.text).not.toContain('Kreditvertrag')
    for (const { text } of mails) expect(text).not.toMatch(/capability|token/)
  })

  async function readMails() {
    const mails = join(folder(), 'mail')
    const files = (await readdir(mails)).filter((file) => file.endsWith('.eml'))
    return await Promise.all(
      files.map(async (file) => {
        const mail = await PostalMime.parse(await readFile(join(mails, file)))
        return { to: mail.to?.[0]?.address, subject: mail.subject, text: mail.text ?? '' }
      }),
    )
  }
})
