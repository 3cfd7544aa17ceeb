import { PDF, PdfDict, PdfNumber, type PdfObject, type PdfRef } from '@libpdf/core'
import { disarmDictionary } from './activeDictionary.ts'
import type { PlannedPage } from './answers.ts'
import { dictionariesOf } from './dictionaries.ts'
import { keepUsedResources } from './usedResources.ts'

type Resolve = (ref: PdfRef) => PdfObject | null

/** What of a page a letter has. Anything else could lead to other pages, or act. */
const PAGE_KEYS = new Set([
  ...['Type', 'MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox', 'UserUnit'],
  ...['Rotate', 'Resources', 'Contents', 'Group'],
])
const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate']
/** Deeper page trees are damaged, or were built to keep readers busy. */
const MAX_DEPTH = 64

/**
 * Opens a PDF to cut letters from: what may act is gone, and each page has all that it shows, and nothing of others. Returns null
 * if it needs a password or has another number of pages than PDF.js found.
 */
export async function openSource(bytes: Uint8Array, expected: number): Promise<PDF | null> {
  const pdf = await PDF.load(bytes)
  if (!pdf.isAuthenticated || pdf.getPageCount() !== expected) return null
  const resolve: Resolve = (ref) => pdf.context.resolve(ref)
  for (const dictionary of dictionariesOf(pdf)) disarmDictionary(dictionary, resolve)
  const pages = pdf.getPages().map((page) => page.dict)
  for (const page of pages) ownInherited(page, resolve)
  // Forms, comments and layers refer to the whole document; what they show becomes part of their pages.
  pdf.flattenAll()
  for (const page of pages) {
    // The page tree is needed to find the page; it is not copied.
    for (const { value } of [...page.keys()])
      if (value !== 'Parent' && !PAGE_KEYS.has(value)) page.delete(value)
    keepUsedResources(page, resolve)
  }
  return pdf
}

/** Stores inherited entries in the page itself, and copies its resources, which other pages may share. */
function ownInherited(page: PdfDict, resolve: Resolve): void {
  for (const name of INHERITED) {
    const value = inherit(page, name, resolve)
    if (value !== undefined) page.set(name, value)
  }
  const resources = page.get('Resources', resolve)
  if (!(resources instanceof PdfDict)) return
  const own = resources.clone()
  for (const { value: category } of [...own.keys()]) {
    const group = own.get(category, resolve)
    if (group instanceof PdfDict) own.set(category, group.clone())
  }
  page.set('Resources', own)
}

function inherit(page: PdfDict, name: string, resolve: Resolve): PdfObject | undefined {
  let node: PdfObject | undefined = page
  for (let depth = 0; node instanceof PdfDict && depth < MAX_DEPTH; depth++) {
    const value = node.get(name)
    if (value !== undefined) return value
    node = node.get('Parent', resolve)
  }
  return undefined
}

/** Returns a PDF of these pages, in this order. */
export async function cutLetter(
  sources: readonly PDF[],
  pages: readonly PlannedPage[],
): Promise<Uint8Array> {
  const letter = PDF.create()
  for (const run of runsOf(pages)) {
    const [{ source: first } = { source: -1 }] = run
    const source = sources[first]
    if (source === undefined) throw new Error(`There is no source ${first}.`)
    // What several pages of one source share is copied once.
    const copied = await letter.copyPagesFrom(
      source,
      run.map(({ page }) => page - 1),
      { includeAnnotations: false },
    )
    for (const [place, page] of copied.entries()) turn(page.dict, run[place]?.turn ?? 0)
  }
  return await letter.save()
}

function turn(page: PdfDict, degrees: number): void {
  const rotated = page.get('Rotate')
  const before = rotated instanceof PdfNumber ? Math.round(rotated.value / 90) * 90 : 0
  page.set('Rotate', PdfNumber.of((((before + degrees) % 360) + 360) % 360))
}

/** Splits pages where the source changes. */
function runsOf(pages: readonly PlannedPage[]): PlannedPage[][] {
  const runs: PlannedPage[][] = []
  for (const page of pages) {
    const run = runs.at(-1)
    if (run?.[0]?.source === page.source) run.push(page)
    else runs.push([page])
  }
  return runs
}
