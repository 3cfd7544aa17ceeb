import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import { pages } from '../contract/src/pages.ts'
import { expect } from './test.ts'

/** Reading and writing are left to a process that all others go before. */
export const WORK_TIMEOUT = { timeout: 120_000 }

const QUELLEN = join(import.meta.dirname, '../server/src/sets/import/testdata/quellen')

/** A spreadsheet for the page of imports. */
export interface SourceFile {
  readonly name: string
  readonly content: Buffer
}

/** Reads a file of another program by its name. */
export function readSource(name: string): SourceFile {
  return { name: basename(name), content: readFileSync(join(QUELLEN, name)) }
}

/** Makes a CSV file in the form of a table. */
export function csvSource(name: string, ...lines: readonly string[]): SourceFile {
  return { name, content: Buffer.from(`${lines.join('\n')}\n`) }
}

/** Drops files on the page of imports, from which one comes to the page of the new import. */
export async function dropOnImports(page: Page, files: readonly SourceFile[]) {
  await page.goto(pages.imports.path)
  await expect(page.getByRole('heading', { name: 'Neue Zahlen' })).toBeVisible()
  const given = files.map(({ name, content }) => ({ name, content: content.toString('base64') }))
  const dataTransfer = await page.evaluateHandle((all) => {
    const data = new DataTransfer()
    for (const { name, content } of all) {
      const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
      data.items.add(new File([bytes], name))
    }
    return data
  }, given)
  await page.dispatchEvent('body', 'drop', { dataTransfer })
  await page.waitForURL((url) => url.pathname === pages.importRun.path)
  for (const { name } of files)
    await expect(page.getByRole('button', { name: `${name} entfernen` })).toBeVisible()
}

/** Has the files that were dropped examined. */
export async function examine(page: Page) {
  await page.getByRole('button', { name: 'Weiter: Dateien ansehen' }).click()
}

/** Locates a sheet that waits to be decided on, by its file and name. */
export function sheetOf(page: Page, file: string, sheet: string | null = null) {
  const name = sheet === null ? file : `${file} · Blatt „${sheet}“`
  const region = page.getByRole('region', { name, exact: true })
  return {
    region,
    leaveOut: region.getByRole('button', { name: 'Tabelle auslassen' }),
    save: region.getByRole('button', { name: 'Zuordnung übernehmen' }),
  }
}

/** Continues from the last sheet to the check. */
export async function goOnToCheck(page: Page) {
  await page.getByRole('button', { name: 'Weiter: prüfen' }).click()
}

/** Resolves once what would change is shown, with its first rows. */
export async function expectDifferences(page: Page) {
  await expect(page.getByRole('heading', { name: 'Das ändert sich' })).toBeVisible(WORK_TIMEOUT)
  await expect(page.getByRole('table', { name: /^Was sich ändert/ })).toBeVisible()
}

/** Has what is shown written. */
export async function apply(page: Page) {
  await page.getByRole('button', { name: 'Übernehmen', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Die Zahlen sind übernommen' })).toBeVisible(
    WORK_TIMEOUT,
  )
}
