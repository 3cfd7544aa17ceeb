import { mkdir, readdir } from 'node:fs/promises'
import { unpackExport } from '../server/src/export/unpack.ts'
import { arrive, CUSTOMER } from './account.ts'
import { expectAccessible } from './axe.ts'
import { arriveAs, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'

test.use({ settings: staffSettings })

test(
  'a customer downloads everything and requests its deletion, which the operator handles',
  { tag: '@once' },
  async ({ page, browser, service }, testInfo) => {
    await arrive({ page, service })
    await page.goto('/settings/daten')
    const mine = page.getByRole('region', { name: 'Meine Daten' })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      mine.getByRole('button', { name: 'Alles herunterladen' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('hausblick-daten.zip')
    const folder = testInfo.outputPath('zip')
    await mkdir(folder)
    const { recordsFolder } = await unpackExport(await download.path(), folder)
    expect(await readdir(recordsFolder)).toHaveLength(8)

    await mine.getByRole('button', { name: 'Löschung beantragen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Löschung beantragen?' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Löschung beantragen' }).click()
    await expect(mine.getByText('ist bei Ihrer Verwaltung eingegangen')).toBeFocused()
    await expectAccessible(page)

    const context = await browser.newContext({ baseURL: service.url })
    const operator = await context.newPage()
    await arriveAs('operator', { page: operator, service })
    await operator.goto('/verwaltung/loeschungen')
    const requests = operator.getByRole('region', { name: 'Löschanträge' })
    await requests.getByRole('button', { name: `Löschantrag von ${CUSTOMER} erledigt` }).click()
    await operator.getByRole('dialog').getByRole('button', { name: 'Erledigt' }).click()
    await expect(requests.getByText('Keine offenen Löschanträge.')).toBeVisible()
    await context.close()
  },
)

test('a customer withdraws the deletion request', { tag: '@once' }, async ({ page, service }) => {
  await arrive({ page, service })
  await page.goto('/settings/daten')
  await page.getByRole('button', { name: 'Löschung beantragen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschung beantragen' }).click()
  await page.getByRole('button', { name: 'Löschantrag zurückziehen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zurückziehen' }).click()
  await expect(page.getByText('Ihre Verwaltung löscht')).toBeFocused()
})
