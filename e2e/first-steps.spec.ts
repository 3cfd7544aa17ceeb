import { expectAccessible } from './axe.ts'
import { arriveAs, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'

// A unique setting gives this file a service of its own, in which no other test creates customers.
test.use({ settings: { ...staffSettings, MAX_UPLOAD_MB: '22' } })

const once = { tag: '@once' }

test(
  'without any customer, staff read what comes first, and what then',
  once,
  async ({ page, service }) => {
    await arriveAs('operator', { page, service })
    await page.goto('/dashboard')
    const main = page.getByRole('main')
    await expect(main.getByText('Noch gibt es keine Kunden')).toBeVisible()
    await expect(main.getByRole('listitem')).toHaveText([
      /^Eigene Angaben.*OPERATOR_FILE.*Kontakt und Impressum/s,
      /^Zahlen einlesen.*auf der Seite Zahlen einlesen ab/s,
      /^Eigentümer einladen.*npm run invite -- --customer /s,
    ])
    await expectAccessible(page)
    await main.getByRole('link', { name: 'Einstellungen' }).click()
    await page.getByLabel('Kundennummer').fill('K-erster')
    await page.getByRole('button', { name: 'Kunden anlegen' }).click()
    await expect(page.getByText('Customer K-erster erstellt.')).toBeVisible()
    await page.goto('/dashboard')
    await expect(main.getByText('Bitte wählen Sie oben einen Kunden aus')).toBeVisible()
  },
)
