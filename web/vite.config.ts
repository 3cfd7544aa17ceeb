import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compileHint } from './compileHint.ts'
import { componentsPage } from './componentsPage.ts'
import { legalShells } from './legalShells.ts'
import { lightPreload } from './lightPreload.ts'
import { pagePreloads } from './pagePreloads.ts'
import { precompress } from './precompress.ts'

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    backendAddress(),
    componentsPage(),
    lightPreload(),
    compileHint(['parts', 'documents']),
    pagePreloads(),
    precompress(),
    legalShells(),
  ],
  build: {
    // What a page needs beside what all pages share, the page itself names (pagePreloads.ts).
    modulePreload: false,
    rolldownOptions: {
      output: {
        // What every page loads is one file: cut into pieces it is 7 KB larger when compressed.
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

/** Small things that several pages share, and that bring no library along: one file instead of thirty requests. */
function isPart(id: string): boolean {
  return (
    /\/lucide\/|\/src\/(data|format|layout|ui)\//.test(id) &&
    !/\/(Confirm)?Dialog|Sheet|useFieldForm/.test(id)
  )
}

/** The documents page, of which staff's pages take parts: else those parts are files of their own. */
function isDocuments(id: string): boolean {
  return /\/src\/documents\/(Doc|Cust|filters|list|table)/.test(id)
}

/** Puts the backend's address into the page, so that the browser asks for the configuration while it loads the code. */
function backendAddress(): Plugin {
  return {
    name: 'backend-address',
    transformIndexHtml: (html) =>
      html.replaceAll('%BACKEND_URL%', process.env.VITE_BACKEND_URL ?? ''),
  }
}
