import { expect, test } from 'vitest'
import { claimScan } from '../documents/scans/claim.ts'
import { claimPaper, claimText } from '../documents/search/claimText.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { usePapers } from '../testing/papers.ts'
import { freeClaims } from './freeClaims.ts'

onEachDatabase('what a killed process was reading', (newDatabase) => {
  const { add, database, db, upload } = usePapers(newDatabase)

  test('is read by the next one at once, where there can be no other', async () => {
    await add({ customerId: 'A', name: 'Brief', textState: 'pending' })
    await upload(['Eins'], 'Stapel')
    await db()
      .insertInto('scan')
      .values({ file_key: 'x', uploaded_at: '', state: 'waiting', claimed_until: null })
      .execute()
    const claimAll = async () =>
      [await claimText(db()), await claimPaper(db()), await claimScan(db())].map(Boolean)
    expect(await claimAll()).toEqual([true, true, true])
    expect(await claimAll()).toEqual([false, false, false])
    await freeClaims(database())
    const isAlone = database().dialect === 'sqlite'
    expect(await claimAll()).toEqual([isAlone, isAlone, isAlone])
    await db().updateTable('document').set({ text_attempts: 1 }).execute()
    await freeClaims(database())
    expect((await claimAll())[0]).toBe(false)
  })
})
