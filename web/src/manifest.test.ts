import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '..')

/** Returns the size of a PNG image as manifests write it. */
function sizeOf(file: string): string {
  const image = readFileSync(join(WEB, 'public', file))
  expect(image.subarray(1, 4).toString(), file).toBe('PNG')
  return `${image.readUInt32BE(16)}x${image.readUInt32BE(20)}`
}

test('the dashboard can be installed, with the icons of its manifest', () => {
  const manifest = JSON.parse(readFileSync(join(WEB, 'public/manifest.webmanifest'), 'utf8'))
  expect(manifest).toMatchObject({ start_url: '/dashboard', display: 'standalone', lang: 'de' })
  const icons: { src: string; sizes: string; purpose?: string }[] = manifest.icons
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, sizes } of icons) expect(sizeOf(src), src).toBe(sizes)
  const page = readFileSync(join(WEB, 'index.html'), 'utf8')
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest"')
  const links = page.matchAll(/<link rel="(?:apple-touch-)?icon"[^>]*href="([^"]+)"/g)
  const files = [...links].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(1)
  for (const file of files)
    expect(readFileSync(join(WEB, 'public', file)).length, file).toBeGreaterThan(100)
})
