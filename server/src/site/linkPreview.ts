import { isDemoPath, pagePaths } from '@hausblick/contract/addresses.ts'
import { demoPages, entryPages, legalPages } from '@hausblick/contract/pages.ts'
import MarkdownIt from 'markdown-it'

const { escapeHtml } = new MarkdownIt().utils

/** Drawn by `npm run link-picture`. */
const PICTURE = { path: '/vorschau.png', width: 1200, height: 630 }
const PICTURE_TEXT =
  'Das Dashboard von Hausblick mit Gesamtwert, Einnahmen, Ausgaben und Vermietungsrate eines Beispielbestands.'

const ABOUT =
  'Hausblick zeigt Eigentümern vermieteter Wohnungen Wert, Einnahmen, Ausgaben, Vermietung und Kredite ihres Bestands.'
const DEMO =
  'Sehen Sie mit Beispieldaten und ohne Anmeldung, wie Hausblick Wert, Einnahmen, Ausgaben, Vermietung und Kredite vermieteter Wohnungen zeigt.'

/** The titles of the pages that anyone may open; what a link to any other page shows is nobody's business. */
const titles: ReadonlyMap<string, string> = new Map(
  [...demoPages, ...entryPages, ...legalPages]
    .filter(({ path }) => path !== pagePaths.password)
    .map(({ path, title }) => [path, title]),
)

/** Whether links to a page are shown with a preview; `path` has no query. */
export function hasPreview(path: string): boolean {
  return titles.has(path)
}

/**
 * Returns the HTML of a page with what messengers and networks show of a link to it: Open Graph (https://ogp.me), which
 * Twitter's card falls back on. Other pages are returned unchanged. Addresses are absolute, as both require, and without a
 * query, which can hold the token of an invitation.
 *
 * @param path without a query
 */
export function addPreview(html: string, path: string, publicUrl: string): string {
  const title = titles.get(path)
  if (title === undefined) return html
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Hausblick',
    'og:locale': 'de_DE',
    'og:title': `${title} – Hausblick`,
    'og:description': isDemoPath(path) ? DEMO : ABOUT,
    'og:url': publicUrl + path,
    'og:image': publicUrl + PICTURE.path,
    'og:image:type': 'image/png',
    'og:image:width': String(PICTURE.width),
    'og:image:height': String(PICTURE.height),
    'og:image:alt': PICTURE_TEXT,
  }
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
  )
  tags.push('<meta name="twitter:card" content="summary_large_image" />')
  return html.replace('</head>', () => `${tags.join('')}</head>`)
}
