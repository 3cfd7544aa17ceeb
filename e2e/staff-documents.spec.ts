import { previewParameter } from '../contract/src/addresses.ts'
import { listDocumentChoicesCall, listDocumentsCall } from '../contract/src/calls/documents.ts'
import { writeSearch } from '../contract/src/searchParameters.ts'
import { newCustomer } from './customers.ts'
import { addDocuments, namesOf, rowsOf } from './documents.ts'
import { arriveAs, customerSelector } from './staff.ts'
import { expect, test } from './test.ts'

const count = /Dokument\(e\) angezeigt/

test('staff see each document’s customer, and choose one in the list or above it', async ({
  page,
  service,
}, { testId }) => {
  const [anna, zoe] = [`Anna-${testId}`, `Zoe-${testId}`]
  const [letter, bill] = [`Brief an ${zoe}`, `Brief an ${anna}`]
  await addDocuments(service, zoe, [{ name: letter, date: '2033-02-01' }])
  await addDocuments(service, anna, [
    { name: bill, date: '2033-01-01', type: 'Rechnung', state: 'received' },
  ])
  await arriveAs('staff', { page, service })

  await test.step('the list comes with the page, filtered as its address says', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    for (const [address, shown] of [
      ['/documents', [letter, bill]],
      ['/documents?docType=Rechnung&jahr=2033', [bill]],
      [`/documents?suche=brief ${zoe}`, [letter]],
    ] as const) {
      asked.length = 0
      const sent = await (await page.goto(address))?.text()
      const html = sent?.slice(0, sent.indexOf('type="application/json"'))
      for (const name of [letter, bill])
        expect(html?.includes(`>${name}<`), `${name} at ${address}`).toBe(
          shown.some((each) => each === name),
        )
      await expect(rowsOf(page).filter({ hasText: shown[0] })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(asked).not.toContain(listDocumentsCall.path)
      expect(asked).not.toContain(listDocumentChoicesCall.path)
    }
  })

  await test.step('it is sorted by customer, and links to the inbox', async () => {
    await page.goto('/documents')
    await page.getByRole('searchbox').fill(testId)
    await expect(rowsOf(page)).toHaveCount(2)
    await page.getByRole('columnheader', { name: 'Kunde' }).getByRole('button').click()
    await expect.poll(() => namesOf(page)).toEqual([bill, letter])
    await expect(rowsOf(page).first()).toContainText(anna)
    await page.getByRole('searchbox').fill('')
    await expect(page.getByRole('link', { name: /^Eingang \(\d+\)$/ })).toHaveAttribute(
      'href',
      '/documents/eingang',
    )
  })

  await test.step('a customer is chosen in the list or the header', async () => {
    await page.getByPlaceholder('Alle Kunden').fill(anna)
    await page.getByRole('option', { name: anna }).click()
    await expect(page.getByText(`Sie sehen die Daten von ${anna}`)).toBeVisible()
    await expect(page.getByText(count)).toHaveText('1 von 1 Dokument(e) angezeigt')
    await expect(page).toHaveURL(new RegExp(`kunde=${anna}`))
    await expect(customerSelector(page)).toHaveValue(anna)

    await customerSelector(page).fill(zoe)
    await page.getByRole('option', { name: zoe }).click()
    await expect(rowsOf(page)).toContainText([letter])
    await expect(page).toHaveURL(new RegExp(`kunde=${zoe}`))
    await page.goBack()
    await expect(rowsOf(page)).toContainText([bill])
    await expect(customerSelector(page)).toHaveValue(anna)

    await page.getByRole('search').getByRole('button', { name: 'Auswahl aufheben' }).click()
    await expect(page).not.toHaveURL(/kunde=/)
    await expect(rowsOf(page).nth(1)).toBeVisible()
    await page.getByRole('searchbox').fill(zoe)
    await expect(rowsOf(page)).toContainText([letter])
  })

  await test.step('a shared list shows its customer, who stays chosen', async () => {
    await page.goto(`/documents?kunde=${zoe}&docType=Mietvertrag`)
    await expect(page.getByText(`Sie sehen die Daten von ${zoe}`)).toBeVisible()
    await expect(rowsOf(page)).toContainText([letter])
    await page.goto('/documents')
    await expect(page).toHaveURL(`/documents?kunde=${zoe}`)
  })

  await test.step('where a customer has no documents, another can be chosen', async () => {
    const empty = await newCustomer(service)
    await page.goto(`/documents?kunde=${empty}`)
    await expect(page.getByText('Zu diesem Kunden gibt es noch keine Dokumente.')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Alle Kunden' })).toHaveValue(empty)
    await expect(page.getByRole('search')).toHaveCount(0)
  })
})

test('what staff change while a customer’s page is loading is kept beside the customer', async ({
  page,
  service,
}, { testId }) => {
  const customer = `Emil-${testId}`
  await addDocuments(service, customer, [{ name: 'Brief', date: '2031-01-01' }])
  await arriveAs('staff', { page, service })
  await page.goto('/documents')
  await customerSelector(page).fill(customer)
  const size = page.getByRole('columnheader', { name: 'Größe' }).getByRole('button')
  const search = page.getByRole('searchbox')
  const touched = page.getByRole('option', { name: customer }).or(size).or(search)
  await expect(touched).toHaveCount(3)
  await touched.evaluateAll(async (elements) => {
    for (const element of elements) {
      if (element instanceof HTMLInputElement) {
        // As React hears of typing.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          element,
          'Brief',
        )
        element.dispatchEvent(new InputEvent('input', { bubbles: true }))
      } else element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      // The router loads the customer's page in later tasks.
      for (let step = 0; step < 10; step++) await null
    }
  })
  await expect(page).toHaveURL(/suche=Brief/)
  await expect(page).toHaveURL(/sortierung=/)
  await expect(page).toHaveURL(new RegExp(`kunde=${customer}`))
  await expect(page.getByText(`Sie sehen die Daten von ${customer}`)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/documents')
})

test.describe('the documents of all customers', () => {
  test.use({ expectedComplaints: /net::ERR_|Fehler: ServiceError/ })

  test('come by the hundred, and what fails can be retried', async ({ page, service }, {
    testId,
  }) => {
    const name = (number: number) => `Beleg ${testId} ${number}`
    const many = Array.from({ length: 130 }, (_, index) => ({
      name: name(index + 1),
      date: '2032-01-01',
    }))
    await addDocuments(service, `Viel-${testId}`, many.slice(0, 70))
    await addDocuments(service, `Mehr-${testId}`, many.slice(70))
    await arriveAs('staff', { page, service })
    const next = `**${listDocumentsCall.path}?*cursor=*`
    await page.route(next, (route) => route.abort())
    await page.goto('/documents?sortierung=name&richtung=aufsteigend')
    await page.getByRole('searchbox').fill(testId)
    await expect(page.getByText(count)).toHaveText('100 von 130 Dokument(e) angezeigt')
    await expect(rowsOf(page)).toHaveCount(100)
    expect((await namesOf(page)).slice(0, 3)).toEqual([name(1), name(2), name(3)])
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '131')

    const more = page.getByText('Weitere Dokumente laden…')
    await more.scrollIntoViewIfNeeded()
    await expect(page.getByText('Es konnten nicht alle Dokumente geladen werden.')).toBeVisible()
    await expect(rowsOf(page)).toHaveCount(100)
    await page.unroute(next)
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(page.getByText(count)).toHaveText('130 von 130 Dokument(e) angezeigt')
    expect((await namesOf(page)).slice(-2)).toEqual([name(129), name(130)])
    await expect(more).toHaveCount(0)

    await page.evaluate(() => scrollTo(0, 0))
    for (const year of ['2032', '']) {
      await page.getByLabel('Jahr').selectOption(year)
      await expect(page.getByText(count)).toHaveText('100 von 130 Dokument(e) angezeigt')
    }

    // A preview in the address need not be listed yet.
    const fileName = `readv_Viel-${testId}_Lindenweg 3_20320101_Mietvertrag_${name(7)}.pdf`
    await page.goto(`/documents?${writeSearch(previewParameter, '', { fileName, page: null })}`)
    await expect(page.getByRole('dialog', { name: name(7) })).toBeVisible()
  })
})
