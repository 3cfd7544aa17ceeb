import type { Invoice, InvoiceAddress, InvoiceLine } from '@hausblick/contract/invoice.ts'
import { writeAmount, writeQuantity } from '@hausblick/figures/documents/invoice.ts'
import { type FieldReader, readText, readTexts } from './fields.ts'
import { elementsAt, textsAt } from './paths.ts'
import type { Paths } from './ubl.ts'
import { priceOfOne } from './values.ts'
import type { XmlElement } from './xml.ts'

/** A line that heads or explains others counts as nothing. */
const COUNTED = [null, 'DETAIL']

export function readAddress(from: XmlElement | undefined, paths: Paths['address']): InvoiceAddress {
  const { more, further, ...address } = readTexts(from, paths)
  return { ...address, more: [more, further].filter((line) => line !== null).join(', ') || null }
}

export function readLine(
  from: XmlElement,
  paths: Paths,
  reader: FieldReader,
): { readonly line: InvoiceLine; readonly isCounted: boolean } {
  const { line } = paths
  const price = readText(from, line.price)
  const [name = '', ...rest] = describeLine(from, paths, reader)
  return {
    isCounted: COUNTED.includes(readText(from, line.status)),
    line: {
      ...readTexts(from, line.texts),
      ...reader.days(from, line.days),
      name,
      description: rest.join('\n') || null,
      price: price && priceOfOne(price, readText(from, line.priceQuantity) ?? '1'),
      net: reader.amount(from, line.net),
    },
  }
}

/** Returns what is said of a line, its name first, what changes its amount, and the lines below it, whose amounts it contains. */
function describeLine(from: XmlElement, paths: Paths, reader: FieldReader): string[] {
  const { name, description, characteristics, notes } = paths.line
  const said = [name, description, characteristics, notes].flatMap((path) => textsAt(from, path))
  const charges = elementsAt(from, paths.line.charges)
    .map((charge) => readCharge(charge, paths.charge, reader))
    .flatMap(({ reason, amount }) => (amount ? `${reason}: ${writeAmount(amount, null)}` : []))
  const below = elementsAt(from, paths.groups.subLines).flatMap((sub) => {
    const { line } = readLine(sub, paths, reader)
    const amount = line.net === null ? '' : `: ${writeAmount(line.net, null)}`
    const named = [line.id, line.name].filter(Boolean).join(' ')
    const what = [named, writeQuantity(line)].filter(Boolean).join(', ')
    return [`${what}${amount}`, line.description ?? '']
  })
  return [...said, ...charges, ...below].filter((text) => text !== '')
}

export function readCharge(
  from: XmlElement,
  paths: Paths['charge'],
  reader: FieldReader,
): Invoice['charges'][number] {
  const isAllowance = ['false', '0'].includes(readText(from, paths.isCharge) ?? '')
  const amount = reader.amount(from, paths.amount) ?? 0
  return {
    reason: readText(from, paths.reason) ?? (isAllowance ? 'Nachlass' : 'Zuschlag'),
    amount: isAllowance ? -amount : amount,
  }
}

export function readTaxes(
  from: readonly XmlElement[],
  paths: Paths['tax'],
  reader: FieldReader,
): Invoice['taxes'] {
  const own = from.filter((tax) => reader.isOwn(elementsAt(tax, paths.amounts.amount)[0]))
  return own.map((tax) => ({
    ...readTexts(tax, paths.texts),
    ...reader.amounts(tax, paths.amounts),
  }))
}
