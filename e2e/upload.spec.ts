import { writeFile } from 'node:fs/promises'
import type { Page, TestInfo } from '@playwright/test'
import { signUp } from './account.ts'
import { expectAccessible } from './axe.ts'
import type { Service } from './service.ts'
import { expect, test } from './test.ts'

/** Signs in somebody of whom no loan is known. */
async function arriveWithoutLoans(page: Page, service: Service, testInfo: TestInfo) {
  const customer = `OHNE-${testInfo.testId}`
  const file = testInfo.outputPath('bestand.csv')
  await writeFile(file, `customerid;portfoliovalue\n${customer};250000\n`)
  await service.importFiles(file)
  await signUp(page, await service.invite(customer))
  return {
    opener: page.getByRole('link', { name: 'hier klicken' }),
    dialog: page.getByRole('dialog', { name: 'Neues Dokument hochladen' }),
  }
}

test('without loans there are two ways to send them in', async ({ page, service }, testInfo) => {
  const { opener, dialog } = await arriveWithoutLoans(page, service, testInfo)
  await expect(page.getByText('Keine Kreditdaten gefunden')).toBeVisible()
  await expect(page.getByText(/innerhalb von 24 Stunden/)).toBeVisible()
  const { operator } = await (await page.request.get('/api/config')).json()
  await expect(page.getByRole('link', { name: operator.email })).toHaveAttribute(
    'href',
    `mailto:${operator.email}`,
  )

  await opener.click()
  await expect(dialog.getByLabel('Dokumentenname')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Hochladen' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Bitte Dokumentenname + Datei auswählen.')
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()

  await opener.click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test.describe('without a connection', () => {
  test.use({ expectedComplaints: /net::ERR_|Fehler: ServiceError/ })

  test(
    'an upload says that it failed, and keeps what was typed',
    { tag: '@once' },
    async ({ page, service }, testInfo) => {
      const { opener, dialog } = await arriveWithoutLoans(page, service, testInfo)
      await opener.click()
      await dialog.getByLabel('Dokumentenname').fill('Kreditvertrag')
      await dialog.getByLabel('Datei (PDF oder Bild)').setInputFiles({
        name: 'Vertrag 2019.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4'),
      })
      await expect(dialog.getByRole('group', { name: 'Vertrag 2019.pdf' })).toBeVisible()
      await page.route('**/api/uploadDocument', (route) => route.abort())
      await dialog.getByRole('button', { name: 'Hochladen' }).click()
      await expect(dialog.getByRole('alert')).toContainText(
        'Fehler beim Hochladen: Der Dienst ist nicht erreichbar.',
      )
      await expect(dialog.getByLabel('Dokumentenname')).toHaveValue('Kreditvertrag')
      await expect(dialog.getByRole('group', { name: 'Vertrag 2019.pdf' })).toBeVisible()
    },
  )
})
