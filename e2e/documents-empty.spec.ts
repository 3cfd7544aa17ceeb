import { expectAccessible } from './axe.ts'
import { newCustomer } from './customers.ts'
import { pdfFile } from './files.ts'
import { arriveAs, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'
import { arriveNew, uploadDialog } from './uploading.ts'

test.use({ settings: staffSettings })

const once = { tag: '@once' }

test(
  'customers without documents see what to do, and no filters',
  once,
  async ({ page, service }) => {
    await arriveNew({ page, service })
    await page.goto('/documents?docType=Mietvertrag')
    await expect(page.getByText('Keine Dokumente gefunden')).toBeVisible()
    await expect(page.getByText(/sobald Ihre Verwaltung sie einstellt/)).toBeVisible()
    await expect(page.getByRole('search')).toHaveCount(0)
    await expect(page.getByText(/angezeigt/)).toHaveCount(0)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
    await page.goto('/documents')
    await page.getByRole('link', { name: 'Erstes Dokument hochladen' }).click()
    const { dialog, choose, send } = uploadDialog(page)
    await choose(pdfFile('Brief.pdf', 'Brief'))
    await send.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('1 von 1 Dokument(e) angezeigt')).toBeVisible()
    await expect(page.getByRole('search')).toBeVisible()
  },
)

test('staff can still choose another customer', once, async ({ page, service }) => {
  const customer = await newCustomer(service)
  await arriveAs('staff', { page, service })
  await page.goto(`/documents?kunde=${customer}`)
  await expect(page.getByText('Zu diesem Kunden gibt es noch keine Dokumente.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Alle Kunden' })).toHaveValue(customer)
  await expect(page.getByRole('search')).toHaveCount(0)
})
