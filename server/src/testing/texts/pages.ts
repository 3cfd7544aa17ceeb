import { readFile } from 'node:fs/promises'
import { extractImages, getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'
import type { DocumentFile } from '../../documents/intake/convertUpload.ts'

/** A4 in points. */
export const PORTRAIT = [595.28, 841.89]
export const LANDSCAPE = [841.89, 595.28]

/** Reads a PDF of one page with one picture: `paper` is the page's size in points, `at` returns a pixel's channels. */
export async function readSinglePage(kept: DocumentFile) {
  const pdf = await readFile(kept.path)
  expect(pdf.length).toBe(kept.size)
  const proxy = await getDocumentProxy(new Uint8Array(pdf))
  expect(proxy.numPages).toBe(1)
  const [, , width, height] = (await proxy.getPage(1)).view
  const [image, ...others] = await extractImages(proxy, 1)
  if (image === undefined || others.length > 0)
    throw new Error('The page does not show exactly one picture.')
  const at = (x: number, y: number) => {
    const start = (y * image.width + x) * image.channels
    return [...image.data.subarray(start, start + image.channels)]
  }
  return { pdf, paper: [width, height], image, at }
}
