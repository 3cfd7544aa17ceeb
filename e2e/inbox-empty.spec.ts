import { expectAccessible } from './axe.ts'
import { sendIn } from './sendingIn.ts'
import { arriveAs, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'

// A unique setting gives this file a service of its own, to which no other test sends documents.
test.use({ settings: { ...staffSettings, MAX_UPLOAD_MB: '24' } })

const once = { tag: '@once' }

test('the inbox says when everything is filed', once, async ({ page, browser, service }) => {
  const customer = 'Leer-1'
  await arriveAs('operator', { page, service })
  await page.goto('/documents/eingang')
  await expect(page.getByText('Nichts zu erfassen')).toBeVisible()
  await expectAccessible(page)

  await sendIn(browser, service, customer, ['Rechnung'])
  await page.reload()
  await expect(page.getByText('Ein Dokument wartet.')).toBeVisible()
  await expect(page.frameLocator('iframe').locator('body')).toBeAttached()
  // The customer's addresses load later than the form.
  await expect(page.getByLabel('Straße/HNr.')).toHaveValue(':Ährenweg 12a')
  await page.getByRole('button', { name: 'Erfassen' }).click()
  await expect(page.getByText('Nichts zu erfassen')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Erfasst:' })).toContainText(
    '(Rechnung, Ährenweg 12a, ',
  )
  await page.getByRole('link', { name: 'Zu allen Dokumenten' }).click()
  await expect(page).toHaveURL(/\/documents/)
})
