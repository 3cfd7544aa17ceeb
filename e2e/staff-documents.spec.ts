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
    await page.getByRole('columnheader', { name: 'Kunde' }).getByRole('button').click()
    await expect(rowsOf(page)).toHaveCount(2)
    expect(await namesOf(page)).toEqual([`Brief an ${anna}`, `Brief an ${zoe}`])
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
