import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PAGE_DATA_ID } from '@hausblick/contract/renderedPage.ts'
import { escapeHtml } from './escape.ts'
import { type Preloads, readPreloads } from './preloads.ts'

const STYLES = /<link rel="stylesheet"[^>]* href="(?<path>\/[^"]+)">/
const THEME = /<script src="(?<path>\/theme\.js)"><\/script>/
const ENTRY = /<script type="module"[^>]* src="(?<path>\/[^"]+)"><\/script>/
const TITLE = /<title>[^<]*<\/title>/
const ROOT = '<div id="root"></div>'

/** The built page, into which titles, links and content are inserted. */
export interface Template {
  /**
   * Returns the page without content, which renders in the browser.
   *
   * @param head HTML for the end of the head
   */
  readonly writeShell: (title: string | null, head: string) => string
  /** Returns the page with rendered content and its data. */
  readonly writePage: (title: string | null, head: string, html: string, data: unknown) => string
  readonly preloads: Preloads
  /** The sources of the inline style sheet and scripts, for the content policy. */
  readonly inlined: { readonly styles: readonly string[]; readonly scripts: readonly string[] }
}

/** Reads the page of a built dashboard; null if it has not been built. Its style sheet and theme script become inline. */
export async function readTemplate(folder: string): Promise<Template | null> {
  if (!existsSync(join(folder, 'index.html'))) return null
  const built = await readFile(join(folder, 'index.html'), 'utf8')
  const style = await readLinked(folder, STYLES.exec(built))
  const script = await readLinked(folder, THEME.exec(built))
  const page = built
    .replace(STYLES, () => `<style>${style}</style>`)
    .replace(THEME, () => `<script>${script}</script>`)
  const entry = ENTRY.exec(page)?.groups?.path
  const start = entry === undefined ? null : writeStart(entry)
  const preloading = page.replace(
    ENTRY,
    `<link rel="preload" as="script" crossorigin href="${entry}">`,
  )
  const writeHead = (template: string, title: string | null, head: string) =>
    template
      .replace(TITLE, (found) => (title === null ? found : `<title>${escapeHtml(title)}</title>`))
      .replace('</head>', () => `${head}</head>`)
  return {
    writeShell: (title, head) => writeHead(page, title, head),
    writePage: (title, head, html, data) =>
      writeHead(preloading, title, head).replace(
        ROOT,
        () =>
          `<div id="root">${html}</div><script type="application/json" id="${PAGE_DATA_ID}">${writeJson(data)}</script>${start === null ? '' : `<script>${start}</script>`}`,
      ),
    preloads: await readPreloads(folder),
    inlined: { styles: hashAll([style]), scripts: hashAll([script, start]) },
  }
}

/**
 * Returns a script that starts the dashboard once the page has been painted. A module script of the page could run before, from
 * the browser's cache: a second visit would show its figures later than the first. Chromium starts what `import()` loads later
 * than an element.
 */
function writeStart(entry: string): string {
  const element = `Object.assign(document.createElement("script"),{type:"module",crossOrigin:"",src:${JSON.stringify(entry)}})`
  return `requestAnimationFrame(()=>setTimeout(()=>document.head.append(${element})))`
}

async function readLinked(folder: string, found: RegExpExecArray | null): Promise<string | null> {
  const path = found?.groups?.path
  return path === undefined ? null : await readFile(join(folder, path), 'utf8')
}

/** Writes JSON that no text in it can end the script element with. */
function writeJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

function hashAll(texts: readonly (string | null)[]): string[] {
  return texts
    .filter((text) => text !== null)
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
