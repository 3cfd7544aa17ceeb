import { createHash, type Hash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import * as z from 'zod'
import type { Holdings, Part } from './parts.ts'

const digest = z.string().regex(/^[\da-f]{64}$/)

/** What holdings contain, in numbers and checksums: holdings with equal summaries are equal. */
export const summarySchema = z.strictObject({
  /** By name; the checksum is that of all rows in their order. Empty tables are left out. */
  tables: z.record(z.string(), z.strictObject({ rows: z.int(), sha256: digest })),
  /** The checksum is that of all keys, sizes and checksums in their order. */
  documents: z.strictObject({ count: z.int(), bytes: z.int(), sha256: digest }),
  /** The keys of the documents whose bytes were lost or damaged. */
  missing: z.array(z.string()),
})

export type Summary = z.infer<typeof summarySchema>

/** Sums up parts as they pass. */
export class SummaryBuilder {
  readonly #tables = new Map<string, { rows: number; hash: Hash }>()
  readonly #documents = createHash('sha256')
  readonly #missing: string[] = []
  #count = 0
  #bytes = 0

  add(part: Part): void {
    if (part.kind === 'missing') {
      this.#missing.push(part.key)
    } else if (part.kind === 'document') {
      this.#count += 1
      this.#bytes += part.size
      this.#documents.update(`${part.key} ${part.size} ${part.sha256}\n`)
    } else {
      const table = this.#tables.get(part.table) ?? { rows: 0, hash: createHash('sha256') }
      this.#tables.set(part.table, table)
      table.rows += part.rows.length
      table.hash.update(part.rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
    }
  }

  /** Returns the summary; nothing can be added afterwards. */
  finish(): Summary {
    const tables = [...this.#tables].map(([name, { rows, hash }]) => [
      name,
      { rows, sha256: hash.digest('hex') },
    ])
    return {
      tables: Object.fromEntries(tables),
      documents: { count: this.#count, bytes: this.#bytes, sha256: this.#documents.digest('hex') },
      missing: this.#missing,
    }
  }
}

/** Reads holdings to their end and sums them up. */
export async function summarise(
  { parts }: Holdings,
  passed: (part: Part) => void,
): Promise<Summary> {
  const builder = new SummaryBuilder()
  for await (const part of parts) {
    builder.add(part)
    passed(part)
    if (part.kind === 'document') await rm(part.path, { force: true })
  }
  return builder.finish()
}
