import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../../platform/config/config.ts'
import { tables } from '../../../platform/database/tables.ts'
import { onEachDatabase } from '../../../testing/databases.ts'
import { newFolders } from '../../../testing/folders.ts'
import { readLegalPages } from './pages.ts'

/** SQLite's search index of `document_text`; PostgreSQL has it in the table itself. */
const searchIndex = /^document_terms/

onEachDatabase('the privacy policy', (newDatabase) => {
  const newFolder = newFolders()
  let policy: string
  beforeAll(async () => {
    policy = readLegalPages(readConfig({}, await newFolder())).get('datenschutz') ?? ''
  })

  test('covers exactly the existing tables', async () => {
    const { db } = await newDatabase()
    const stored = (await db.introspection.getTables()).map(({ name }) => name)
    const names = stored.filter((name) => !searchIndex.test(name))
    expect(names.toSorted()).toEqual(Object.keys(tables).toSorted())
  })

  test('has each section that they name', () => {
    const sections = Object.values(tables).flatMap(([, section]) => section ?? [])
    expect(sections.filter((section) => !policy.includes(`<h2 id="${section}">`))).toEqual([])
  })
})
