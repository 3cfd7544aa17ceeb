import { openStorage } from '../server/src/storage/open.ts'
import { expectAccessible } from './axe.ts'
import { arriveWithDocuments } from './documents.ts'
import { expect, test } from './test.ts'

// The service rightly logs these as errors, which would fail the test when it stops.
test.use({ settings: { LOG_LEVEL: 'fatal' }, expectedComplaints: /status of 500/ })

test(
  'the preview of a lost document says so and what to do',
  { tag: '@once' },
  async ({ page, service }, { testId }) => {
    const customerId = `Verlust-${testId}`
    await arriveWithDocuments({ page, service }, customerId, [{ name: 'Verlorener Brief' }])
    const { storage_key: key } = await service.database.db
      .selectFrom('document')
      .select('storage_key')
      .where('customer_id', '=', customerId)
      .executeTakeFirstOrThrow()
    const storage = await openStorage(service.config.documents)
    await storage.delete(key)
    await storage.close()

    await page.goto('/documents')
    await page.getByRole('link', { name: 'Vorschau: Verlorener Brief' }).click()
    const shown = page.frameLocator('iframe[title="Vorschau: Verlorener Brief"]')
    await expect(
      shown.getByRole('heading', { name: 'Das Dokument kann nicht geöffnet werden' }),
    ).toBeVisible()
    await expect(shown.getByText('fehlt in unserem Speicher')).toBeVisible()
    await expectAccessible(page)

    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('dialog').getByRole('link', { name: 'Herunterladen' }).click(),
    ])
    await expect(tab.getByText('fehlt in unserem Speicher')).toBeVisible()
  },
)
