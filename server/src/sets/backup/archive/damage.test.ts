import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase } from '../../../testing/databases.ts'
import { useDocuments } from '../../../testing/documents.ts'
import { storeEverything } from '../../../testing/everything.ts'
import { newFolders } from '../../../testing/folders.ts'
import { withHoldings } from '../snapshot.ts'
import { type Summary, summarise } from '../summary.ts'
import { DamagedArchive, withArchive } from './read.ts'
import { writeArchive } from './write.ts'

const BLOCK = 512
const passed = () => undefined

onEachDatabase('an archive', (newDatabase) => {
  const documents = useDocuments(newDatabase)
  const newFolder = newFolders()
  let file: string
  let whole: Buffer
  let written: Summary
  beforeAll(async () => {
    await storeEverything(documents)
    file = join(await newFolder(), 'backup.tar')
    const place = { database: documents.database(), storage: documents.storage() }
    written = await withHoldings(place, (holdings) =>
      writeArchive(holdings, (bytes) => writeFile(file, bytes), passed),
    )
    whole = await readFile(file)
  })

  /** Reads an archive of these bytes to its end. */
  async function read(bytes: Buffer): Promise<Summary> {
    await writeFile(file, bytes)
    return await withArchive(file, (holdings) => summarise(holdings, passed))
  }
  /** Returns where the entry begins whose name contains the text. */
  const startOf = (name: string) => whole.indexOf(name) - (whole.indexOf(name) % BLOCK)

  test('is read as it was written', async () => {
    expect(await read(whole)).toEqual(written)
  })

  test('is refused wherever it ends too early', async () => {
    const blocks = Math.floor(startOf('complete.json') / BLOCK) + 1
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: blocks }), fc.nat({ max: BLOCK - 1 }), async (block, rest) => {
        const cut = whole.subarray(0, block * BLOCK + rest)
        await expect(read(cut)).rejects.toThrow(DamagedArchive)
      }),
      {
        numRuns: 40,
        examples: [
          [0, 0],
          [0, 1],
          [1, 0],
          [blocks, 0],
          [blocks, BLOCK - 1],
        ],
      },
    )
  })

  test('is refused, or the same, whichever bit of it has flipped', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: whole.length - 1 }), fc.nat({ max: 7 }), async (at, bit) => {
        const flipped = Buffer.from(whole)
        flipped[at] = (flipped[at] ?? 0) ^ (1 << bit)
        const result = await read(flipped).catch((error: unknown) => error)
        // Padding and what tar says of a file's times and owners are not content.
        if (!(result instanceof DamagedArchive)) expect(result).toEqual(written)
      }),
      { numRuns: 60 },
    )
  })

  test('is refused if a document is missing, or another file', async () => {
    const start = startOf('documents/')
    const next = whole.indexOf('documents/', start + BLOCK)
    const without = Buffer.concat([whole.subarray(0, start), whole.subarray(next - (next % BLOCK))])
    await expect(read(without)).rejects.toThrow(/Prüfsummen/)
    for (const other of [Buffer.alloc(0), Buffer.from('no archive'), Buffer.alloc(5000, 'x')])
      await expect(read(other)).rejects.toThrow(/Diese Sicherung lässt sich nicht zurückspielen/)
  })

  test('is refused by a program that does not know its form', async () => {
    const later = Buffer.from(whole)
    later.write('"format":2', later.indexOf('"format":1'))
    await expect(read(later)).rejects.toThrow(/kennt ihre Form nicht/)
  })

  test('that cannot be read is not called damaged', async () => {
    const reading = withArchive(join(file, 'nowhere'), (holdings) => summarise(holdings, passed))
    await expect(reading).rejects.toThrow(/ENOTDIR|ENOENT/)
  })
})
