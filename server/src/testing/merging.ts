import { addressOf } from '@hausblick/contract/calls/call.ts'
import {
  listMergesCall,
  mergeCustomersCall,
  previewMergeCall,
  previewUndoMergeCall,
  undoMergeCall,
} from '@hausblick/contract/calls/merges.ts'
import { inYears } from '../records/editions.ts'
import type { RecordKind } from '../records/recordKind.ts'
import type { DecodedRow } from '../records/row.ts'
import { replaceRecords } from '../records/write.ts'
import type { NewDatabase } from './databases.ts'
import { useDocuments } from './documents.ts'
import type { Who } from './everyone.ts'
import { SAMPLE_YEAR, sampleRow } from './sampleRow.ts'

/** Like `useDocuments`, with the calls that make two customers one. */
export function useMerging(newDatabase: NewDatabase) {
  const documents = useDocuments(newDatabase)
  const { call, db } = documents

  const preview = async (customerId: string, merged: string) => {
    const url = addressOf(previewMergeCall, { params: { customerId }, query: { merged } })
    return previewMergeCall.reply.parse((await call('operator', { url })).json())
  }
  const tryMerge = (who: Who, customerId: string, merged: string, seen: string) =>
    call(who, {
      method: 'POST',
      url: addressOf(mergeCustomersCall, { params: { customerId } }),
      body: { merged, seen },
    })
  const addressOfMerge = (customerId: string, id: string) =>
    addressOf(undoMergeCall, { params: { customerId, id } })

  return {
    ...documents,
    preview,
    tryMerge,
    /** Makes two customers one, and returns the id of that. */
    merge: async (customerId: string, merged: string): Promise<string> => {
      const { seen } = await preview(customerId, merged)
      const reply = await tryMerge('operator', customerId, merged, seen)
      return mergeCustomersCall.reply.parse(reply.json()).id
    },
    listMerges: async (customerId: string) => {
      const url = addressOf(listMergesCall, { params: { customerId } })
      return listMergesCall.reply.parse((await call('operator', { url })).json())
    },
    previewUndo: async (customerId: string, id: string) =>
      previewUndoMergeCall.reply.parse(
        (await call('operator', { url: addressOfMerge(customerId, id) })).json(),
      ),
    undo: (customerId: string, id: string, who: Who = 'operator') =>
      call(who, { method: 'DELETE', url: addressOfMerge(customerId, id) }),
    /** Replaces what a customer has of a kind. */
    store: (
      kind: RecordKind,
      customerId: string,
      rows: readonly (readonly [itemId: string, said?: DecodedRow])[],
    ) =>
      db()
        .transaction()
        .execute((trx) =>
          replaceRecords(
            trx,
            inYears(kind, [SAMPLE_YEAR]),
            new Map([
              [customerId, rows.map(([id, said]) => sampleRow(kind, customerId, id, said))],
            ]),
          ),
        ),
  }
}
