import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json')
const folder = join(dirname(manifest), 'wasm')
const { version } = JSON.parse(readFileSync(manifest, 'utf8'))
/** What PDFs of scanners are compressed with, and the notices that its licences demand. */
const files = [
  'jbig2_nowasm_fallback.js',
  'LICENSE_JBIG2',
  'LICENSE_PDFJS_JBIG2',
  'openjpeg_nowasm_fallback.js',
  'LICENSE_OPENJPEG',
  'LICENSE_PDFJS_OPENJPEG',
]

/** Adds the decoders that pdf.js loads by name where a PDF needs them. */
export function pdfDecoders(): Plugin {
  return {
    name: 'pdf-decoders',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle() {
      for (const file of files)
        this.emitFile({
          type: 'asset',
          fileName: `assets/pdfjs-${version}/${file}`,
          source: readFileSync(join(folder, file)),
        })
    },
  }
}
