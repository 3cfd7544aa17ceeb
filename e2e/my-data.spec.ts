import { mkdir, readdir } from 'node:fs/promises'
import { unpackExport } from '../server/src/sets/export/unpack.ts'
import { arrive, CUSTOMER } from './account.ts'
import { expectAccessible } from './axe.ts'
import { letMinutesPass } from './service.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'
import { expectWrong } from './wrong.ts'

test.use({ expectedComplaints: /40[13] \(/ })

test('a customer downloads everything and requests its deletion, which the operator handles', async ({
  page,
  browser,
  service,
}, testInfo) => {
  await arrive({ page, service })
  await page.goto('/settings/daten')
  const mine = page.getByRole('region', { name: 'Meine Daten' })
  const button = mine.getByRole('button', { name: 'Alles herunterladen' })

  await test.step('long after signing in, the download asks for the password', async () => {
    await expect(button).toBeVisible()
    await letMinutesPass(service, 16)
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Sind Sie es noch?' })
    const password = dialog.getByLabel('Passwort', { exact: true })
    await expect(password).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(/15 Minuten her/)
    await button.click()
    await password.fill('ein falsches Passwort')
    await page.keyboard.press('Enter')
    await expectWrong(password, /^Das Passwort ist falsch/)
    await password.fill('ein langes Passwort')
    const downloaded = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    const download = await downloaded
    expect(download.suggestedFilename()).toBe('hausblick-daten.zip')
    await expect(dialog).toHaveCount(0)
    const folder = testInfo.outputPath('zip')
    await mkdir(folder)
    const { recordsFolder } = await unpackExport(await download.path(), folder)
    expect(await readdir(recordsFolder)).toHaveLength(12)
  })

  const request = async () => {
    await mine.getByRole('button', { name: 'Löschung beantragen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Löschung beantragen' }).click()
    await expect(mine.getByText('ist bei Ihrer Verwaltung eingegangen')).toBeFocused()
  }
  await test.step('the request can be withdrawn', async () => {
    await request()
    await page.getByRole('button', { name: 'Löschantrag zurückziehen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Zurückziehen' }).click()
    await expect(page.getByText('Ihre Verwaltung löscht')).toBeFocused()
  })
  await test.step('the operator handles it', async () => {
    await request()
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
  })
})
