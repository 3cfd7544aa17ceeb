import { type Erasure, erasedKinds } from '@hausblick/contract/erasure.ts'
import { lastDay } from './lastDay.ts'
import * as texts from './texts.ts'

/** Writes what was deleted as a text that operators keep as evidence; it names the customer by number alone. */
export function writeReport({ customerId, erasedAt, erased, documents }: Erasure): string {
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
