import { previewParameter } from '../contract/src/addresses.ts'
import { listDocumentChoicesCall, listDocumentsCall } from '../contract/src/calls/documents.ts'
import { writeSearch } from '../contract/src/searchParameters.ts'
import { expectAccessible } from './axe.ts'
import { addDocuments, namesOf, rowsOf } from './documents.ts'
import { arriveAs, customerSelector, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'

test.use({ settings: staffSettings })

const once = { tag: '@once' }

const count = /Dokument\(e\) angezeigt/

test('staff see each document’s customer and choose one in the list or above it', async ({
  page,
  service,
}, { testId, project }) => {
  const [anna, zoe] = [`Anna-${testId}`, `Zoe-${testId}`]
  await addDocuments(service, zoe, [{ name: `Brief an ${zoe}`, date: '2031-02-01' }])
  await addDocuments(service, anna, [{ name: `Brief an ${anna}`, date: '2031-01-01' }])
  await arriveAs('staff', { page, service })
  await page.goto('/documents')
  const filter = page.getByPlaceholder('Alle Kunden')
  await expect(rowsOf(page).filter({ hasText: `Brief an ${zoe}` })).toContainText(zoe)
  if (project.name === 'desktop') {
    await page.getByRole('searchbox').fill(testId)
    await expect(rowsOf(page)).toHaveCount(2)
    await page.getByRole('columnheader', { name: 'Kunde' }).getByRole('button').click()
    await expect.poll(() => namesOf(page)).toEqual([`Brief an ${anna}`, `Brief an ${zoe}`])
    await page.getByRole('searchbox').fill('')
  }
  await expectAccessible(page)

  await filter.fill(anna)
  await page.getByRole('option', { name: anna }).click()
  await expect(page.getByText(`Sie sehen die Daten von ${anna}`)).toBeVisible()
  await expect(page.getByText(count)).toHaveText('1 von 1 Dokument(e) angezeigt')
  await expect(page).toHaveURL(new RegExp(`kunde=${anna}`))
  await expect(customerSelector(page)).toHaveValue(anna)

  await customerSelector(page).fill(zoe)
  await page.getByRole('option', { name: zoe }).click()
  await expect(rowsOf(page)).toContainText([`Brief an ${zoe}`])
  await expect(page).toHaveURL(new RegExp(`kunde=${zoe}`))
  await page.goBack()
  await expect(rowsOf(page)).toContainText([`Brief an ${anna}`])
  await expect(customerSelector(page)).toHaveValue(anna)

  await page.getByRole('search').getByRole('button', { name: 'Auswahl aufheben' }).click()
  await page.getByRole('searchbox').fill(zoe)
  await expect(rowsOf(page)).toContainText([`Brief an ${zoe}`])
  await expect(page).not.toHaveURL(/kunde=/)
})

test(
  'the list of all customers comes with the page, filtered as its address says',
  once,
  async ({ page, service }, { testId }) => {
    const names = [`Vertrag ${testId}`, `Rechnung ${testId}`]
    const [contract = '', bill = ''] = names
    await addDocuments(service, `Seite-${testId}`, [
      { name: contract, date: '2033-02-01' },
      { name: bill, date: '2033-01-01', type: 'Rechnung' },
    ])
    await arriveAs('staff', { page, service })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    for (const [address, shown] of [
      ['/documents', names],
      ['/documents?docType=Rechnung&jahr=2033', [bill]],
      [`/documents?suche=vertrag ${testId}`, [contract]],
    ] as const) {
      asked.length = 0
      const sent = await (await page.goto(address))?.text()
      const html = sent?.slice(0, sent.indexOf('type="application/json"'))
      for (const name of names)
        expect(html?.includes(`>${name}<`), `${name} at ${address}`).toBe(shown.includes(name))
      await expect(rowsOf(page).filter({ hasText: shown[0] })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(asked).not.toContain(listDocumentsCall.path)
      expect(asked).not.toContain(listDocumentChoicesCall.path)
    }
  },
)

test(
  'staff see the documents of all customers by the hundred',
  once,
  async ({ page, service }, { testId }) => {
    const name = (number: number) => `Beleg ${testId} ${number}`
    const many = Array.from({ length: 130 }, (_, index) => ({
      name: name(index + 1),
      date: '2032-01-01',
    }))
    await addDocuments(service, `Viel-${testId}`, many.slice(0, 70))
    await addDocuments(service, `Mehr-${testId}`, many.slice(70))
    await arriveAs('staff', { page, service })
    await page.goto('/documents?sortierung=name&richtung=aufsteigend')
    await page.getByRole('searchbox').fill(testId)
    await expect(page.getByText(count)).toHaveText('100 von 130 Dokument(e) angezeigt')
    await expect(rowsOf(page)).toHaveCount(100)
    expect((await namesOf(page)).slice(0, 3)).toEqual([name(1), name(2), name(3)])
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '131')

    await page.getByText('Weitere Dokumente laden…').scrollIntoViewIfNeeded()
    await expect(page.getByText(count)).toHaveText('130 von 130 Dokument(e) angezeigt')
    expect((await namesOf(page)).slice(-2)).toEqual([name(129), name(130)])
    await expect(page.getByText('Weitere Dokumente laden…')).toHaveCount(0)

    await page.evaluate(() => scrollTo(0, 0))
    for (const year of ['2032', '']) {
      await page.getByLabel('Jahr').selectOption(year)
      await expect(page.getByText(count)).toHaveText('100 von 130 Dokument(e) angezeigt')
    }

    // A preview in the address need not be listed yet.
    const fileName = `readv_Viel-${testId}_Lindenweg 3_20320101_Mietvertrag_${name(7)}.pdf`
    await page.goto(`/documents?${writeSearch(previewParameter, '', { fileName, page: null })}`)
    await expect(page.getByRole('dialog', { name: name(7) })).toBeVisible()
  },
)

test(
  'staff find what documents of all customers contain',
  once,
  async ({ page, service }, { testId }) => {
    const word = `quitte${testId.replace(/[^a-z]/g, '')}`
    await addDocuments(service, `Inhalt-${testId}`, [
      { name: 'Mit Inhalt', pages: [`Hier steht ${word} im Text.`] },
      { name: `Mit Namen ${word}` },
    ])
    await arriveAs('staff', { page, service })
    await page.goto(`/documents?suche=${word}`)
    await expect(async () => {
      await page.reload()
      await expect(rowsOf(page)).toHaveCount(2, { timeout: 2000 })
    }).toPass()
    await expect(rowsOf(page).filter({ hasText: 'Mit Inhalt' })).toContainText('Seite 1:')
  },
)

test('a shared list shows the same customer', once, async ({ page, service }, { testId }) => {
  const [customer, other] = [`Kollegin-${testId}`, `Andere-${testId}`]
  await addDocuments(service, customer, [{ name: 'Brief' }])
  await addDocuments(service, other, [{ name: 'Notiz' }])
  await arriveAs('staff', { page, service })
  await page.goto(`/documents?kunde=${other}`)
  await expect(rowsOf(page)).toContainText(['Notiz'])
  await page.goto(`/documents?kunde=${customer}&docType=Mietvertrag`)
  await expect(page.getByText(`Sie sehen die Daten von ${customer}`)).toBeVisible()
  await expect(rowsOf(page)).toContainText(['Brief'])
  await page.goto('/documents')
  await expect(page).toHaveURL(`/documents?kunde=${customer}`)
})

test(
  'staff see how many documents are waiting in the inbox',
  once,
  async ({ page, service }, { testId }) => {
    await addDocuments(service, `Eingang-${testId}`, [{ name: 'Scan', state: 'received' }])
    await arriveAs('staff', { page, service })
    await page.goto('/documents')
    await expect(page.getByRole('link', { name: /^Eingang \(\d+\)$/ })).toHaveAttribute(
      'href',
      '/documents/eingang',
    )
  },
)

test.describe('when more documents cannot be loaded', () => {
  test.use({ expectedComplaints: /net::ERR_|Fehler: ServiceError/ })

  test('staff keep those they have, and can retry', once, async ({ page, service }, { testId }) => {
    const many = Array.from({ length: 101 }, (_, index) => ({ name: `Beleg ${testId} ${index}` }))
    await addDocuments(service, `Abbruch-${testId}`, many)
    await arriveAs('staff', { page, service })
    await page.route(`**${listDocumentsCall.path}?*cursor=*`, (route) => route.abort())
    await page.goto(`/documents?suche=${testId}`)
    await expect(rowsOf(page)).toHaveCount(100)
    await page.getByText('Weitere Dokumente laden…').scrollIntoViewIfNeeded()
    await expect(page.getByText('Es konnten nicht alle Dokumente geladen werden.')).toBeVisible()
    await expect(rowsOf(page)).toHaveCount(100)
    await page.unroute(`**${listDocumentsCall.path}?*cursor=*`)
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(rowsOf(page)).toHaveCount(101)
  })
})
