import { sendIn } from './sendingIn.ts'
import { addDocuments } from './documents.ts'
import { arriveAs, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'
test.use({ settings: staffSettings })
test('shots', async ({ page, browser, service }, { testId }) => {
  test.setTimeout(300_000)
  const customer = `Bild-${testId}`
  await addDocuments(service, customer, Array.from({length: 6}, (_, i) => ({ name: `Vertrag ${i}`, street: 'Ährenweg 12a' })))
  await sendIn(browser, service, customer, [`Rechnung Heizung`, `Mietvertrag Wohnung 3`, 'Scan 0003', 'Scan 0004 mit einem sehr langen Namen, der umbricht'])
  await arriveAs('operator', { page, service })
  await page.goto('/documents/eingang')
  await expect(page.getByRole('form')).toBeVisible()
  for (const [w, h] of [[1280, 900], [390, 844]] as const) {
    await page.setViewportSize({ width: w, height: h })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto('/documents/eingang')
      await expect(page.getByRole('form')).toBeVisible()
      await page.waitForTimeout(1500)
      await page.screenshot({ path: `/tmp/h6-inbox-${w}-${colorScheme}.png` })
      await page.getByRole('checkbox', { name: 'Markieren: Scan 0003' }).check()
      await page.getByRole('checkbox', { name: 'Markieren: Rechnung Heizung' }).check()
      await page.screenshot({ path: `/tmp/h6-marked-${w}-${colorScheme}.png`, fullPage: w === 390 })
      await page.getByRole('region', { name: 'Markierte Dokumente' }).getByRole('button', { name: 'Erfassen' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.screenshot({ path: `/tmp/h6-dialog-${w}-${colorScheme}.png` })
      await page.goto('/documents')
      await page.getByRole('checkbox', { name: 'Markieren: Vertrag 1' }).check()
      await page.getByRole('checkbox', { name: 'Markieren: Vertrag 3' }).check()
      await page.screenshot({ path: `/tmp/h6-list-${w}-${colorScheme}.png` })
    }
  }
})
