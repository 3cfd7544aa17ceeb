import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDemoPath } from '@hausblick/contract/addresses.ts'
import { pageFile } from '@hausblick/contract/builtPages.ts'
import { legalPages } from '@hausblick/contract/pages.ts'
import { type Plugin, type Rolldown, runnerImport } from 'vite'

interface BuiltPages {
  readonly pages: readonly { readonly path: string; readonly files: readonly string[] }[]
}

/** The frames of all pages except the demo's and the legal ones (src/routes.tsx). */
const session = ['session/SessionFrame.tsx', 'session/RequireSession.tsx']

/**
 * Writes a copy of `index.html` for each page (src/pages.ts) that preloads the page's code, which a browser would otherwise
 * discover step by step. Excludes code requested only after sign-in or on a click. Legal pages have copies of their own
 * (legalShells.ts).
 */
export function pagePreloads(): Plugin {
  let root = ''
  return {
    name: 'page-preloads',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved: (config) => {
      root = config.root
    },
    writeBundle: async ({ dir = '' }, bundle) => {
      const index = readFileSync(join(dir, 'index.html'), 'utf8')
      const { module } = await runnerImport<BuiltPages>(join(root, 'src/pages.ts'))
      for (const { path, files: own } of module.pages) {
        if (legalPages.some((page) => page.path === path)) continue
        const modules = [...(isDemoPath(path) ? [] : session), ...own]
        if (modules.length === 0) continue
        const needed = collectFiles(
          bundle,
          modules.map((name) => join(root, 'src', name)),
        )
        const links = [...needed].map(
          (name) => `<link rel="modulepreload" crossorigin href="/${name}">`,
        )
        const html = index.replace('</head>', `${links.join('')}</head>`)
        const file = join(dir, pageFile(path))
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, html)
      }
    },
  }
}

/** Returns the files of modules and of all their imports, without those that every page loads. */
function collectFiles(bundle: Rolldown.OutputBundle, modules: readonly string[]): Set<string> {
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
