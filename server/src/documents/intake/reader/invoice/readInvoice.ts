import { isIban } from '@hausblick/contract/encoding/iban.ts'
import type { Invoice } from '@hausblick/contract/invoice.ts'
import { writeAmount } from '@hausblick/figures/documents/invoice.ts'
import { cii } from './cii.ts'
import { countOthers, findDoubts } from './doubts.ts'
import { FieldReader, readTexts } from './fields.ts'
import { findHouseholdShare } from './householdShare.ts'
import { readAddress, readCharge, readLine, readTaxes } from './parts.ts'
import { elementsAt, textsAt } from './paths.ts'
import { type Paths, ubl } from './ubl.ts'
import { Unreadable } from './unreadable.ts'
import { centsOf, kindOf } from './values.ts'
import { parseXml, type XmlElement } from './xml.ts'

/** Attachments included. */
export const MAX_BYTES = 50 * 1024 * 1024
const CREDIT_NOTE = 'creditNote:CreditNote'
const SYNTAXES = new Map<string, readonly [Invoice['syntax'], Paths]>([
  ['invoice:Invoice', ['ubl', ubl]],
  [CREDIT_NOTE, ['ubl', ubl]],
  ['rsm:CrossIndustryInvoice', ['cii', cii]],
  ['rsm:CrossIndustryDocument', ['zugferd1', cii]],
])
const ENVELOPE = 'sbd:StandardBusinessDocument'
/** What a note of UBL is about, which stands before it. */
const SUBJECT = /^#[A-Z]{3}#/
/** A discount as XRechnung has it (BR-DE-18). */
const DISCOUNT = /#SKONTO#TAGE=(\d+)#PROZENT=(\d+)\.(\d\d)#(?:BASISBETRAG=([\d.]+)#)?\n?/g

/** Returns what an electronic invoice states; null for any other file. */
export function readInvoice(bytes: Uint8Array): Invoice | null {
  if (bytes.length > MAX_BYTES) return null
  try {
    const top = parseXml(bytes)
    const parts = top.name === ENVELOPE ? top.children : [top]
    const [root, ...others] = parts.filter(({ name }) => SYNTAXES.has(name))
    const syntax = SYNTAXES.get(root?.name ?? '')
    return root && syntax && others.length === 0 ? readRoot(root, ...syntax) : null
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}

function readRoot(root: XmlElement, syntax: Invoice['syntax'], paths: Paths): Invoice | null {
  const { number, deliveryName, ...texts } = readTexts(root, paths.texts)
  if (number === null) return null
  const { groups, lists } = paths
  const reader = new FieldReader(texts.currency)
  const at = (path: string) => elementsAt(root, path)
  const list = (path: string) => [...new Set(textsAt(root, path))]
  const party = (path: string) => ({
    ...readTexts(at(path)[0], paths.party),
    ...readAddress(at(`${path}/${groups.partyAddress}`)[0], paths.address),
  })
  const delivery = { name: deliveryName, ...readAddress(at(groups.delivery)[0], paths.address) }
  const lines = at(groups.lines).map((line) => readLine(line, paths, reader))
  const stated = {
    syntax,
    kind: root.name === CREDIT_NOTE ? 'creditNote' : kindOf(texts.type),
    number,
    ...texts,
    ...reader.days(root, paths.days),
    ...reader.amounts(root, paths.amounts),
    terms: list(lists.terms).join('\n').replace(DISCOUNT, describeDiscount).trim() || null,
    seller: party(groups.seller),
    buyer: party(groups.buyer),
    delivery: Object.values(delivery).some((value) => value !== null) ? delivery : null,
    lines: lines.map(({ line }) => line),
    charges: [...at(groups.charges), ...at(groups.fees)].map((charge) =>
      readCharge(charge, paths.charge, reader),
    ),
    taxes: readTaxes(at(groups.taxes), paths.tax, reader),
    ibans: Array.from(new Set(textsAt(root, lists.ibans).map(joinIban))),
    precedes: list(lists.precedes),
    notes: list(lists.notes).map((note) => note.replace(SUBJECT, '').trim()),
    attachments: list(lists.attachments),
  } as const
  const counted = lines.filter(({ isCounted }) => isCounted).map(({ line }) => line)
  const forOthers = textsAt(root, lists.forOthers).reduce(
    (sum, text) => sum + (centsOf(text) ?? 0),
    0,
  )
  return {
    ...stated,
    householdShare: findHouseholdShare(stated),
    doubts: countOthers([...findDoubts(stated, { counted, forOthers }), ...reader.faults]),
  }
}

function joinIban(text: string): string {
  const joined = text.replaceAll(/\s/g, '').toUpperCase()
  return isIban(joined) ? joined : text
}

function describeDiscount(_: string, days: string, whole: string, part: string, base = '') {
  const percent = part === '00' ? whole : `${whole},${part}`
  const cents = centsOf(base)
  const of = cents === null ? '' : ` auf ${writeAmount(cents, null)}`
  return `${percent} % Skonto${of} bei Zahlung innerhalb von ${days === '1' ? 'einem Tag' : `${days} Tagen`}\n`
}
