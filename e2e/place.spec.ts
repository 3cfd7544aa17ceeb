import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'

const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a flat and its house each have a page with everything about them', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/demo/properties?einheit=DEMO-W02')
  await page.getByRole('dialog').getByRole('link', { name: 'Zur Seite der Einheit' }).click()
  await expect(page).toHaveURL('/demo/properties/einheit?nummer=DEMO-W02')
  await expect(heading(page)).toHaveText('Lindenstraße 14, 50674 Köln')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(part(page, /^Zahlen \d{4}/)).toContainText('Nettomietrendite')
  await expect(part(page, 'Was ansteht')).toContainText('Mieterhöhung ab')
  await expect(part(page, 'Einzelheiten')).toContainText('Herr Karl-Heinz Brandt')
  await expectAccessible(page)

  await part(page, 'Kredite')
    .getByRole('link', { name: /^Kredit DEMO-D1/ })
    .click()
  await expect(page).toHaveURL('/demo/dashboard/kredit?nummer=DEMO-D1')
  await page.goBack()
  const documents = part(page, 'Dokumente')
  await documents
    .getByRole('link', { name: /^Abrechnung/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /^Abrechnung/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/demo/properties/einheit?nummer=DEMO-W02')

  await page.getByRole('link', { name: /^Im Objekt / }).click()
  await expect(page).toHaveURL('/demo/properties/objekt?nummer=DEMO-O1')
  const units = part(page, '5 Einheiten')
  await expect(units.getByRole('listitem')).toHaveCount(5)
  await expectAccessible(page)
  await part(page, 'Was ansteht')
    .getByRole('link', { name: /^Einheit freistehend/ })
    .click()
  await expect(page).toHaveURL(/\/demo\/properties\/einheit\?nummer=DEMO-W\d+$/)
  await expect(page.getByText('Freistehend').first()).toBeVisible()
  const url = page.url()
  await page
    .getByRole('link', { name: /^(Nächste|Vorherige) Einheit: / })
    .first()
    .click()
  await expect(page).not.toHaveURL(url)
  await expect(heading(page)).toHaveText(/^\S.*, \d{5} \S/)

  await test.step('what nobody has is said, and paper has no controls', async () => {
    for (const [address, text] of [
      ['/demo/properties/einheit?nummer=W-999', 'Diese Einheit gibt es nicht'],
      ['/demo/properties/einheit?nummer=W%00', 'Diese Einheit gibt es nicht'],
      ['/demo/properties/objekt', 'Dieses Objekt gibt es nicht'],
    ] as const) {
      await page.goto(address)
      await expect(page.getByText(text)).toBeVisible()
    }
    await page.goto('/demo/properties/objekt?nummer=DEMO-O1')
    await page.emulateMedia({ media: 'print' })
    await expect(heading(page)).toBeVisible()
    for (const role of ['button', 'navigation', 'contentinfo'] as const)
      await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0)
  })
})
