import type { Browser } from '@playwright/test'
import { uploadDocumentCall } from '../contract/src/calls/documents.ts'
import { readTokenCall } from '../contract/src/calls/identity.ts'
import { accept, newEmail } from './account.ts'
import { importTable } from './customers.ts'
import { pdfFile, type TestFile } from './files.ts'
import type { Service } from './service.ts'
import { expect } from './test.ts'

/** Signs up a customer with one unit and sends documents in. Returns the email address. */
export async function sendIn(
  browser: Browser,
  service: Service,
  customer: string,
  names: string[],
  fileOf = (name: string): TestFile => pdfFile('scan.pdf', name),
) {
  await importTable(
    service,
    `customerid;propertyid;street;number;numberofrooms;tenanttitle\n${customer};${customer}-P1;Ährenweg;12a;3;Frau\n`,
  )
  const context = await browser.newContext({ baseURL: service.url })
  const page = await context.newPage()
  const email = newEmail()
  await accept({ page, service }, await service.invite(customer), email)
  const { session } = await (await context.request.get(readTokenCall.path)).json()
  for (const docName of names) {
    const multipart = {
      docName,
      userMessage: `Zu ${docName}`,
      customerId: '',
      file: fileOf(docName),
    }
    const headers = { authorization: `Bearer ${session.token}` }
    await expect(
      await context.request.post(uploadDocumentCall.path, { multipart, headers }),
    ).toBeOK()
  }
  await context.close()
  return email
}
