import type { BrowserContext, Page } from '@playwright/test'
import { listDocumentsCall } from '../contract/src/calls/documents.ts'
import { readTokenCall } from '../contract/src/calls/identity.ts'
import { accept, newEmail } from './account.ts'
import { newCustomer } from './customers.ts'
import type { TestFile } from './files.ts'
import type { Service } from './service.ts'
import { expect } from './test.ts'

/** Environment of a service that accepts small files only. */
export const uploadSettings = { MAX_UPLOAD_MB: '3' }

type Fixtures = { page: Page; service: Service }

/** Signs in as a new customer without loans or documents. */
export async function arriveNew({ page, service }: Fixtures): Promise<string> {
  const customer = await newCustomer(service)
  await accept({ page, service }, await service.invite(customer), newEmail())
  return customer
}

/** Locates the upload dialog of customers and its parts. */
export function uploadDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Neues Dokument hochladen' })
  return {
    dialog,
    choose: (...files: TestFile[]) =>
      dialog.getByLabel(/^(Datei \(PDF oder Bild\)|Weitere Dateien)$/).setInputFiles(files),
    names: dialog.getByLabel('Dokumentenname'),
    send: dialog.locator('button[type=submit]'),
    said: dialog.getByRole('alert').filter({ hasText: /./ }),
  }
}

/** Opens the upload dialog on the documents page. */
export async function openOnDocuments(page: Page) {
  await page.goto('/documents')
  await page.getByRole('link', { name: 'Neues Dokument hochladen' }).click()
  const upload = uploadDialog(page)
  await expect(upload.names).toBeFocused()
  return upload
}

/** Lists the names of a customer's documents through the API, by default the user's own. */
export async function listDocuments(page: Page, customerId?: string): Promise<string[]> {
  const { request } = page.context()
  const { session } = await (await request.get(readTokenCall.path)).json()
  const headers = { authorization: `Bearer ${session.token}` }
  const params = { ...(customerId && { customerId }) }
  const reply = await request.get(listDocumentsCall.path, { headers, params })
  await expect(reply).toBeOK()
  const rows: { name: string }[] = await reply.json()
  return rows.map(({ name }) => name)
}

/** Throttles uploads, in bytes per second, until `context.setOffline` is called. */
export async function throttleUploads(context: BrowserContext, page: Page, bytesPerSecond: number) {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  })
}
