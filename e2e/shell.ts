import type { Page } from '@playwright/test'

/** Up to the script that starts the dashboard. */
const CONTENT = /<div id="root">[\s\S]*<\/script>(?=<script>[^<]*<\/script>\s*<\/body>)/

/**
 * Makes pages arrive without their content and data, as from a busy service or another host, so that the browser asks for
 * what it shows.
 */
export async function receiveShells(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return await route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    const type = response.headers()['content-type'] ?? ''
    if (!type.startsWith('text/html')) return await route.fulfill({ response })
    const body = (await response.text()).replace(CONTENT, '<div id="root"></div>')
    return await route.fulfill({ response, body })
  })
}
