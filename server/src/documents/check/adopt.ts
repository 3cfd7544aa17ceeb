import { type DocumentName, readFileName } from '@hausblick/contract/encoding/fileName.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { spool, withTemporaryFolder } from '../../platform/storage/spool.ts'
import { type AddedDocument, addDocument } from '../add/addDocument.ts'
import type { DocumentParts } from '../add/storeThenAdd.ts'
import { UNFILED } from '../nameInInbox.ts'
import type { Orphan } from './orphans.ts'

/**
 * Adds an orphan to the index again, as the document that its name says, or else to the inbox of the given customer. Returns
 * null if neither says whose it is. The orphan itself stays: it now has a twin.
 */
export async function adoptOrphan(
  { database, storage }: DocumentParts,
  orphan: Orphan,
  customerId: string | undefined,
): Promise<AddedDocument | null> {
  const parts = nameOf(orphan, customerId)
  if (parts === null) return null
  const isUnfiled = parts.street === UNFILED.street && parts.type === UNFILED.type
  return await withTemporaryFolder(async (folder) => {
    const file = await spool(storage, orphan.key, orphan, `${folder}/document`)
    if (file === null) throw new Error(`${orphan.key} has changed while it was adopted.`)
    return await addDocument(
      { database, storage },
      {
        ...parts,
        file: { ...file, textState: 'pending', active: null, format: parts.format },
        state: isUnfiled ? 'received' : null,
        typedName: parts.name,
        message: '',
        uploader: null,
        // It may be newer than the database, as the document is.
        createsCustomer: orphan.name !== null,
      },
    )
  })
}

/** The end of the names of pictures, which are no documents. */
const PICTURE = '.webp'

function nameOf(
  { name, key, storedAt }: Orphan,
  customerId: string | undefined,
): DocumentName | null {
  if (name?.endsWith(PICTURE)) return null
  const parts = name === null ? null : readFileName(name)
  if (parts) return parts
  if (customerId === undefined) return null
  return { customerId, ...UNFILED, date: berlinDay(storedAt), name: `Gefunden ${key.slice(0, 8)}` }
}
