import { type Erasure, erasedKinds } from '@hausblick/contract/calls/erasure.ts'

/** Renders what becomes, or has become, of a customer's data. */
export function renderErasure({ customerId, erasedAt, erased, documents }: Erasure): string {
  const title =
    erasedAt === null
      ? `Beim Löschen des Kunden ${customerId} geschieht Folgendes:`
      : `Der Kunde ${customerId} ist gelöscht (${erasedAt}).`
  const lines = erased.map(({ kind, count }) => `  ${erasedKinds[kind]}: ${count} gelöscht`)
  const documentLines = documents.map(({ type, erased: gone, kept, keptUntil }) => {
    const locked =
      keptUntil === null ? '' : `, ${kept} gesperrt, die letzte bis ${lastDay(keptUntil)}`
    return `  Dokumente der Art ${type}: ${gone} gelöscht${locked}`
  })
  return `${[title, ...lines, ...documentLines].join('\n')}\n`
}

/** Returns the German form of the last day on which something is kept. */
function lastDay(until: string): string {
  const [year, month, day] = new Date(Date.parse(until) - 1).toISOString().slice(0, 10).split('-')
  return `${day}.${month}.${year}`
}
