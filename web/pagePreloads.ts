import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const settings = ['settings/SettingsPage.tsx']
const contact = ['contact/ContactPage.tsx']
const properties = ['properties/PropertiesPage.tsx']
const documents = ['documents/DocumentsPage.tsx']
const session = ['session/SessionFrame.tsx', 'session/RequireSession.tsx']

/**
 * The code that a page needs beside what all pages share, by the page's path (src/routes.tsx). Left out is what it asks for only
 * when it knows who is signed in, or on a click.
 */
const pages: Readonly<Record<string, readonly string[]>> = {
  '/demo/properties': properties,
  '/demo/documents': [...documents, 'data/documents/prefetch.ts'],
  '/demo/contact': contact,
  '/demo/settings': settings,
  '/dashboard': session,
  '/properties': [...session, ...properties],
  '/documents': [...session, ...documents, 'documents/OwnDocuments.tsx'],
  '/documents/eingang': [...session, 'inbox/InboxPage.tsx'],
  '/contact': [...session, ...contact],
  '/settings': [...session, ...settings],
  '/login': [...session, 'login/LoginPage.tsx'],
  '/signup': [...session, 'signup/SignupPage.tsx'],
  '/passwort': [...session, 'password/PasswordPage.tsx'],
}

/** The styles of all pages but the first (src/ui/late/loadCode.ts). */
const STYLES = 'screens.css'

/**
 * Writes a copy of `index.html` for each page, which says what code the page will ask for. Else a browser learns of it step by
 * step: of a page's code when it has run what all pages share, and of what that imports when it has read it.
 */
export function pagePreloads(): Plugin {
  let root = ''
  return {
    name: 'page-preloads',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved: (config) => {
      root = config.root
    },
    writeBundle: ({ dir = '' }, bundle) => {
      const index = readFileSync(join(dir, 'index.html'), 'utf8')
      const files = Object.values(bundle)
      const sheet = files.find(
        ({ fileName, ...file }) => file.type === 'asset' && file.names.includes(STYLES),
      )
      if (!sheet) throw new Error(`The build has no ${STYLES}.`)
      for (const [path, modules] of Object.entries(pages)) {
        const needed = neededFiles(
          bundle,
          modules.map((name) => join(root, 'src', name)),
        )
        const links = [...needed].map(
          (name) => `<link rel="modulepreload" crossorigin href="/${name}">`,
        )
        const html = index.replace(
          '</head>',
          `<link rel="stylesheet" href="/${sheet.fileName}">${links.join('')}</head>`,
        )
        const file = join(dir, 'pages', `${path}.html`)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, html)
      }
    },
  }
}

/** The files of some modules and of all that they import, without those that every page loads anyway. */
function neededFiles(bundle: Rolldown.OutputBundle, modules: readonly string[]): Set<string> {
  const needed = new Set<string>()
  const add = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || chunk.isEntry || needed.has(name)) return
    needed.add(name)
    chunk.imports.forEach(add)
  }
  for (const id of modules) {
    const chunk = Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.moduleIds.includes(id),
    )
    if (!chunk) throw new Error(`The build has no ${id}.`)
    add(chunk.fileName)
  }
  return needed
}
