import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ARTICLE, legalPageFile, YEAR } from '@hausblick/contract/builtPages.ts'
import { build, type Plugin } from 'vite'

/** Rendered in place of the year, which is unknown at build time, and replaced by `YEAR`. */
const SOME_YEAR = 9999

const ROOT = '<div id="root">'

/**
 * Prerenders the frame of each legal text into a hidden file beside `index.html`. The service fills in the text, for pages that
 * are readable without JavaScript and that React hydrates.
 */
export function legalShells(): Plugin {
  let root = ''
  let folder = ''
  return {
    name: 'legal-shells',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved: (config) => {
      root = config.root
      folder = join(config.root, config.build.outDir)
    },
    closeBundle: async () => {
      const code = join(folder, '.prerender')
      await build({ root, logLevel: 'warn', build: { ssr: 'src/prerender.tsx', outDir: code } })
      const { renderLegalPages } = await import(join(code, 'prerender.js'))
      const index = readFileSync(join(folder, 'index.html'), 'utf8')
      for (const { name, title, html } of await renderLegalPages(ARTICLE, SOME_YEAR))
        writeFileSync(join(folder, legalPageFile(name)), renderShell(index, title, html))
      rmSync(code, { recursive: true })
    },
  }
}

function renderShell(index: string, title: string, html: string): string {
  const content = html.replace(String(SOME_YEAR), YEAR)
  const page = index
    .replace(/<title>[^<]*/, `<title>${title}`)
    .replace(/\s*<noscript>.*<\/noscript>/, '')
    .replace(ROOT, ROOT + content)
  for (const mark of [ARTICLE, YEAR, `<title>${title}`])
    if (!page.includes(mark)) throw new Error(`The page "${title}" was built without ${mark}.`)
  return page
}
