import { readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { runCommand } from '../../scripts/command.ts'
import { withFolder } from '../service/folder.ts'
import { createClient, type Reply } from '../service/load.ts'
import { startPlain } from '../service/startPlain.ts'

const ROOT = join(import.meta.dirname, '../..')
const PAGE = `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>React</title></head>
<body><div id="root"></div><script type="module" src="/main.js"></script></body></html>`
const MAIN = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('root')).render(createElement('p', null, 'Hallo'))`
const CONFIG = 'export default { build: { modulePreload: false } }'

/** Starts the baseline of pages in a browser: React and a line, sent with the headers and the encoding of a page's own files. */
export async function startReactAlone(pageUrl: string) {
  const client = createClient()
  const ask = (url: string) => client.call(url, { 'accept-encoding': 'br' })
  const page = await ask(pageUrl)
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(`${brotliDecompressSync(page.body)}`) ?? []
  const { headers } = await ask(new URL(script, pageUrl).href)
  client.close()
  const replies: Record<string, Reply> = {}
  await withFolder(async (folder) => {
    await build(folder)
    replies['/'] = { ...page, body: await compress(join(folder, 'dist/index.html')) }
    for (const name of await readdir(join(folder, 'dist/assets')))
      replies[`/assets/${name}`] = {
        ...{ status: 200, headers },
        body: await compress(join(folder, 'dist/assets', name)),
      }
  })
  return await startPlain(replies)
}

async function build(folder: string): Promise<void> {
  // Packages are found from the files that import them.
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, 'index.html'), PAGE)
  await writeFile(join(folder, 'main.js'), MAIN)
  await writeFile(join(folder, 'vite.config.mjs'), CONFIG)
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const status = await runCommand('node', [vite, 'build', folder, '--logLevel', 'warn'])
  if (status !== 0) throw new Error('React alone could not be built.')
}

async function compress(file: string): Promise<Buffer> {
  return brotliCompressSync(await readFile(file))
}
