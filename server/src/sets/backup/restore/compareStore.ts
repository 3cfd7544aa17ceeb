import { checkDocuments } from '../../../documents/check/check.ts'
import type { Place } from '../snapshot.ts'

/**
 * Compares a restored database with the document store, without reading the documents, and renders what is in only one of
 * them: documents that the backup did not have either, and documents that are newer than it.
 */
export async function compareStore({ database: { db }, storage }: Place): Promise<string> {
  const lost: string[] = []
  const { orphans, recent } = await checkDocuments(
    { db, storage },
    {
      isQuick: true,
      onFault: ({ fileName }) => lost.push(`  ${fileName}\n`),
      onOrphan: () => undefined,
      onProgress: () => undefined,
    },
  )
  const newer = orphans + recent
  return `${renderLost(lost)}${renderNewer(newer)}`
}

function renderLost(lost: readonly string[]): string {
  if (lost.length === 0) return ''
  return `Diese Dokumente fehlen, auch in der Sicherung:\n${lost.join('')}`
}

function renderNewer(count: number): string {
  if (count === 0) return ''
  const found =
    count === 1
      ? 'liegt 1 Dokument, das diese Sicherung nicht kennt: Es ist wohl neuer. Nehmen Sie es'
      : `liegen ${count} Dokumente, die diese Sicherung nicht kennt: Sie sind wohl neuer. Nehmen Sie sie`
  return `Im Speicher ${found} auf mit: npm run documents:check -- --adopt\n`
}
