import { expect, test } from './test.ts'

const once = { tag: '@once' }

interface Manifest {
  start_url: string
  display: string
  lang: string
  icons: { src: string; sizes: string; type: string; purpose?: string }[]
}

test('the dashboard can be installed, with the icons of its manifest', once, async ({ page }) => {
  await page.goto('/demo/dashboard')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const reply = await page.request.get(address ?? '')
  expect(reply.headers()['content-type']).toContain('application/manifest+json')
  const manifest: Manifest = await reply.json()
  expect(manifest).toMatchObject({ start_url: '/dashboard', display: 'standalone', lang: 'de' })
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, sizes, type } of manifest.icons) {
    expect((await page.request.get(src)).headers()['content-type']).toBe(type)
    expect(await sizeOf(src), src).toBe(sizes)
  }
  for (const icon of await page.locator('link[rel=icon], link[rel=apple-touch-icon]').all())
    expect(await sizeOf((await icon.getAttribute('href')) ?? '')).toMatch(/^[1-9]\d*x[1-9]\d*$/)

  function sizeOf(source: string) {
    return page.evaluate(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, source)
  }
})

test("the browser's bars follow the chosen theme", once, async ({ page }) => {
  const light = '#f7f6f2'
  const dark = '#0e1311'
  /** The color of the browser's bars, as chosen from the page's meta elements. */
  const color = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
          ({ media }) => matchMedia(media).matches,
        )?.content,
    )
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/demo/dashboard')
  expect(await color()).toBe(dark)
  const button = page.getByRole('button', { name: /hellem und dunklem Design/ })
  await button.click()
  expect(await color()).toBe(light)
  await page.reload()
  expect(await color()).toBe(light)
  await button.click()
  expect(await color()).toBe(dark)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await color()).toBe(dark)
})
