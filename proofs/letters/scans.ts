import { rawPdf, stream } from '@hausblick/server/src/testing/texts/pdfs.ts'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { chromiumLaunch, ensureChromium } from '../../scripts/chromium.ts'
import { chooseDamage, type Damage, degrade } from './degrade.ts'
import type { Letter } from './letter.ts'
import { drawSheet, SHEET } from './sheet.ts'

const DOTS_PER_INCH = 200
const PIXELS_PER_INCH = 96
/** In points. */
const A4 = '595 842'

/** A letter as a scanner or phone took it. */
export interface Scan {
  readonly letter: Letter
  readonly damage: Damage
  readonly jpeg: Buffer
}

/** Draws letters and degrades the pictures; the same seed degrades them in the same way. */
export async function scanLetters(letters: readonly Letter[], seed: number): Promise<Scan[]> {
  await ensureChromium()
  const browser = await chromium.launch(chromiumLaunch())
  try {
    return await takeAll(browser, letters, seed)
  } finally {
    await browser.close()
  }
}

async function takeAll(
  browser: Browser,
  letters: readonly Letter[],
  seed: number,
): Promise<Scan[]> {
  const page = await browser.newPage({
    viewport: SHEET,
    deviceScaleFactor: DOTS_PER_INCH / PIXELS_PER_INCH,
    javaScriptEnabled: false,
  })
  const scans: Scan[] = []
  for (const [index, letter] of letters.entries()) {
    const damage = chooseDamage(index, seed)
    await page.setContent(drawSheet(letter, damage))
    scans.push({ letter, damage, jpeg: await degrade(await page.screenshot(), damage) })
  }
  return scans
}

/** Returns one PDF with a page for each picture, as a clerk scans a pile. */
export async function pilePages(jpegs: readonly Buffer[]): Promise<Buffer> {
  const objects = (index: number) => 3 + index * 3
  const kids = jpegs.map((_, index) => `${objects(index)} 0 R`).join(' ')
  const pages: (string | Buffer)[] = []
  for (const [index, jpeg] of jpegs.entries()) {
    const { width, height, channels } = await sharp(jpeg).metadata()
    const picture = `${objects(index) + 1} 0 R`
    pages.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${A4}]/Contents ${objects(index) + 2} 0 R/Resources<</XObject<</P ${picture}>>>>>>`,
      stream(
        `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace/${channels === 1 ? 'DeviceGray' : 'DeviceRGB'}/Filter/DCTDecode`,
        jpeg,
      ),
      stream('', `q ${A4.split(' ').join(' 0 0 ')} 0 0 cm /P Do Q`),
    )
  }
  return rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${jpegs.length}>>`,
    ...pages,
  ])
}
