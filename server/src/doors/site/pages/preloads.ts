import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** What the build writes about its files (https://vite.dev/guide/backend-integration). */
const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.optional(z.boolean()),
    imports: z.optional(z.array(z.string())),
  }),
)

/** Returns links by which a browser loads the code of source files, and all that it imports, while it reads the page. */
export type Preloads = (sources: readonly string[]) => string

/** Reads the manifest of a built dashboard; without one, nothing is preloaded. */
export async function readPreloads(folder: string): Promise<Preloads> {
  const path = join(folder, '.vite/manifest.json')
  if (!existsSync(path)) return () => ''
  const files = manifest.parse(JSON.parse(await readFile(path, 'utf8')))
  return (sources) => {
    const needed = new Set<string>()
    const add = (name: string) => {
      const built = files[name]
      // The page itself names the entry.
      if (!built || built.isEntry || needed.has(built.file)) return
      needed.add(built.file)
      built.imports?.forEach(add)
    }
    sources.forEach(add)
    return [...needed]
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      .join('')
  }
}
