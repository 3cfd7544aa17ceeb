import type { Page } from '@playwright/test'
import { readTokenCall } from '../contract/src/calls/identity.ts'
import { uploadPaperCall } from '../contract/src/calls/papers.ts'
import { pdfFile, type TestFile } from './files.ts'
import { expect } from './test.ts'

/** Returns what tells the service who is signed in. */
export async function authorize(page: Page): Promise<{ authorization: string }> {
  const { session } = await (await page.context().request.get(readTokenCall.path)).json()
  return { authorization: `Bearer ${session.token}` }
}

/** Uploads papers for no customer. Returns their numbers. */
export async function addPapers(
  page: Page,
  names: readonly string[],
  fileOf = (name: string): TestFile => pdfFile('scan.pdf', name),
): Promise<number[]> {
  const headers = await authorize(page)
  const numbers = []
  for (const docName of names) {
    const multipart = { docName, userMessage: '', file: fileOf(docName) }
    const reply = await page.context().request.post(uploadPaperCall.path, { multipart, headers })
    await expect(reply).toBeOK()
    numbers.push((await reply.json()).paper)
  }
  return numbers
}
