import type { Page } from '@playwright/test'
import { readPageText } from '../server/src/documents/intake/reader/pageText.ts'
import { openPdf } from '../server/src/documents/intake/reader/pdf.ts'

/** Prints a page and returns the text of each sheet. */
export async function printed(page: Page): Promise<string[]> {
  const pdf = await openPdf(new Uint8Array(await page.pdf()))
  if (!pdf) throw new Error('The browser has printed a PDF that asks for a password.')
  const sheets: string[] = []
  for (let sheet = 1; sheet <= pdf.numPages; sheet++) sheets.push(await readPageText(pdf, sheet))
  await pdf.loadingTask.destroy()
  return sheets
}
