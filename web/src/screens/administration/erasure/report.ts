import { type Erasure, erasedKinds } from '@hausblick/contract/calls/erasure.ts'
import { lastDay } from './lastDay.ts'
import * as texts from './texts.ts'

const KEPT_MS = 60_000

/** Saves what was deleted as a text file, which operators keep as evidence. */
export function saveReport(erasure: Erasure): void {
  const url = URL.createObjectURL(new Blob([writeReport(erasure)], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = texts.reportName(erasure.customerId)
  link.click()
  // Not at once: the browser reads it in the background.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

/** Writes what was deleted; names the customer by number alone. */
function writeReport({ customerId, erasedAt, erased, documents }: Erasure): string {
  const lines = erased.map(({ kind, count }) => `${erasedKinds[kind]}: ${count}`)
  const documentLines = documents.map(({ type, erased: gone, kept, keptUntil }) => {
    const locked =
      keptUntil === null
        ? ''
        : `; ${texts.locked}: ${kept}, ${texts.until.toLowerCase()} ${lastDay(keptUntil)}`
    return `${texts.documentsOf(type)}: ${gone}${locked}`
  })
  return [
    texts.reportTitle,
    '',
    texts.reportLine(customerId, erasedAt ?? ''),
    '',
    `${texts.wasErased}:`,
    ...lines,
    ...documentLines,
    '',
  ].join('\r\n')
}
