import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { startService } from '../e2e/service.ts'
import { chromiumLaunch, ensureChromium } from './chromium.ts'
import { answerHelp } from './help.ts'

answerHelp(
  'npm run link-picture\nDraws web/public/vorschau.png, the preview image of links, from the built demo.',
)

const picture = { width: 1200, height: 630 }
/** The narrowest desktop layout, so that the content is as large as possible. */
const viewport = { width: 1024, height: 538 }

await ensureChromium()
const service = await startService()
const browser = await chromium.launch(chromiumLaunch())
try {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2, locale: 'de-DE' })
  await page.goto(`${service.url}/demo/dashboard`)
  await page.getByText('Gesamtwert').waitFor()
  await page.getByRole('img').or(page.locator('svg text')).first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  const seen = await page.screenshot({ animations: 'disabled' })
  await sharp(seen)
    .resize(picture)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toFile(join(import.meta.dirname, '../web/public/vorschau.png'))
} finally {
  await browser.close()
  await service.stop()
}
