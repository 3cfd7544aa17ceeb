import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCustomerCall } from '@hausblick/contract/calls/customers.ts'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf, useDocuments } from '../../testing/documents.ts'
import { newFolders } from '../../testing/folders.ts'
import { newPlaces } from '../../testing/places.ts'
import { withArchive } from './archive/read.ts'
import { writeArchive } from './archive/write.ts'
import { fillPlace } from './fill.ts'
import { withHoldings } from './snapshot.ts'
import { summarise } from './summary.ts'

const BACKUPS = 3
const CLIENTS = 4
const passed = () => undefined

onEachDatabase('backups while clients write', (newDatabase) => {
  const documents = useDocuments(newDatabase)
  const newFolder = newFolders()
  const newPlace = newPlaces('sqlite')

  /** Uploads, creates customers and reads until told to stop; adds what was acknowledged. */
  async function write(client: number, isOver: () => boolean, acknowledged: Set<string>) {
    for (let count = 0; !isOver(); count += 1) {
      const name = `${client}-${count}`
      const reply = await documents.upload('a', { docName: name, file: pdf(name) })
      expect(reply.statusCode, reply.body).toBe(200)
      acknowledged.add(name)
      const body = { customerId: `K-${name}` }
      await documents.call('operator', { method: 'POST', url: createCustomerCall.path, body })
    }
  }

  test('hold everything acknowledged before they began, and restore to what they hold', async () => {
    const place = { database: documents.database(), storage: documents.storage() }
    const acknowledged = new Set<string>()
    let isOver = false
    const clients = Array.from({ length: CLIENTS }, (_, client) =>
      write(client, () => isOver, acknowledged),
    )
    const folder = await newFolder()
    for (let count = 1; count <= BACKUPS; count += 1) {
      await expect.poll(() => acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(count * 5)
      const before = [...acknowledged]
      const file = join(folder, `${count}.tar`)
      const written = await withHoldings(place, (holdings) =>
        writeArchive(holdings, (bytes) => writeFile(file, bytes), passed),
      )
      const copy = await newPlace()
      await withArchive(file, (holdings) => fillPlace(copy, holdings, passed))
      expect(await withHoldings(copy, (holdings) => summarise(holdings, passed))).toEqual(written)
      expect(written.missing).toEqual([])
      const rows = await copy.database.db.selectFrom('document').select('typed_name').execute()
      const names = new Set(rows.map((row) => row.typed_name))
      expect(before.filter((name) => !names.has(name))).toEqual([])
      expect(written.documents.count).toBe(names.size)
    }
    isOver = true
    await Promise.all(clients)
  }, 180_000)
})
