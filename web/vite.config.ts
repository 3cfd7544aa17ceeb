import { ABOUT } from '@hausblick/contract/pages.ts'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compileHint } from './compileHint.ts'
import { componentsPage } from './componentsPage.ts'
import { legalShells } from './legalShells.ts'
import { pagePreloads } from './pagePreloads.ts'
import { precompress } from './precompress.ts'

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    pageValues(),
    componentsPage(),
    compileHint(['parts', 'documents']),
    pagePreloads(),
    precompress(),
    legalShells(),
  ],
  build: {
    // Each page links the code it needs in addition to the entry (pagePreloads.ts).
    modulePreload: false,
    rolldownOptions: {
      output: {
        // One file for what every page loads: split up, it would be 7 KB larger when compressed.
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], priority: 3 },
            { name: 'parts', test: isPart, minShareCount: 2, maxModuleSize: 4000, priority: 2 },
            { name: 'documents', test: isDocuments, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
})

/** Whether a module is one of the small parts that several pages share and that import no library: one file for all of them. */
function isPart(id: string): boolean {
  return (
    /\/lucide-react\/|\/src\/(data|format|layout|ui)\//.test(id) &&
    !/\/(Confirm)?Dialog|Sheet|useFieldForm/.test(id)
  )
}

/** Whether a module belongs to the documents page. Parts that staff pages share would otherwise become files of their own. */
function isDocuments(id: string): boolean {
  return /\/src\/documents\/(Doc|Cust|filters|list|table)/.test(id)
}

/**
 * Inserts the description into the page, and the backend's address, by which the browser requests the configuration while
 * loading the code.
 */
function pageValues(): Plugin {
  return {
    name: 'page-values',
    transformIndexHtml: (html) =>
      html
        .replaceAll('%ABOUT%', ABOUT)
        .replaceAll('%BACKEND_URL%', process.env.VITE_BACKEND_URL ?? ''),
  }
}
