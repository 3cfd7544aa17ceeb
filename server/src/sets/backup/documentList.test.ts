import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolders } from '../../testing/folders.ts'
import { DocumentList, type ListedDocument } from './documentList.ts'

const newFolder = newFolders()
const rows = [[`ab${'0'.repeat(30)}`, 'Brief.pdf', 3, 'f'.repeat(64)]]
const part = {
  kind: 'rows',
  table: 'document',
  columns: ['storage_key', 'file_name', 'size', 'sha256'],
  rows,
} as const

async function listAll(documents: DocumentList): Promise<ListedDocument[]> {
  const all: ListedDocument[] = []
  for await (const document of documents.read()) all.push(document)
  return all
}

test('lists the documents that were added', async () => {
  const documents = new DocumentList(join(await newFolder(), 'documents'))
  await documents.add(part)
  await documents.add({ ...part, table: 'customer' })
  await documents.add({
    ...part,
    table: 'withheld_document',
    rows: [['cd', 'Entfernt.pdf', 1, '']],
  })
  expect(await listAll(documents)).toEqual([
    { key: rows[0]?.[0], fileName: 'Brief.pdf', size: 3, sha256: 'f'.repeat(64) },
    { key: 'cd', fileName: 'Entfernt.pdf', size: 1, sha256: '' },
  ])
})

test('is empty without documents', async () => {
  const documents = new DocumentList(join(await newFolder(), 'documents'))
  expect(await listAll(documents)).toEqual([])
})

test('fails where it cannot be written', async () => {
  const documents = new DocumentList(join(await newFolder(), 'missing', 'documents'))
  await expect(documents.add(part)).rejects.toThrow(/ENOENT/)
})
