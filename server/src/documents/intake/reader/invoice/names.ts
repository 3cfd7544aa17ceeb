const unece = 'urn:un:unece:uncefact:data:standard:'
const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:'
const PREFIXES: ReadonlyMap<string, string> = new Map([
  [`${ubl}Invoice-2`, 'invoice'],
  [`${ubl}CreditNote-2`, 'creditNote'],
  [`${ubl}CommonAggregateComponents-2`, 'cac'],
  [`${ubl}CommonBasicComponents-2`, 'cbc'],
  [`${unece}CrossIndustryInvoice:100`, 'rsm'],
  [`${unece}ReusableAggregateBusinessInformationEntity:100`, 'ram'],
  [`${unece}UnqualifiedDataType:100`, 'udt'],
  [`${unece}QualifiedDataType:100`, 'qdt'],
  // ZUGFeRD 1.
  ['urn:ferd:CrossIndustryDocument:invoice:1p0', 'rsm'],
  [`${unece}ReusableAggregateBusinessInformationEntity:12`, 'ram'],
  [`${unece}UnqualifiedDataType:15`, 'udt'],
  [`${unece}QualifiedDataType:12`, 'qdt'],
  // The envelope of Peppol.
  ['http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader', 'sbd'],
])

/** Names of ZUGFeRD 1 and of credit notes, by those that stand for the same. */
const SAME_NAMES: ReadonlyMap<string, string> = new Map([
  ['cac:CreditNoteLine', 'cac:InvoiceLine'],
  ['cac:SubCreditNoteLine', 'cac:SubInvoiceLine'],
  ['cbc:CreditedQuantity', 'cbc:InvoicedQuantity'],
  ['cbc:CreditNoteTypeCode', 'cbc:InvoiceTypeCode'],
  ['rsm:HeaderExchangedDocument', 'rsm:ExchangedDocument'],
  ['rsm:SpecifiedSupplyChainTradeTransaction', 'rsm:SupplyChainTradeTransaction'],
  ...['Agreement', 'Delivery', 'Settlement'].flatMap((part): [string, string][] => [
    [`ram:ApplicableSupplyChainTrade${part}`, `ram:ApplicableHeaderTrade${part}`],
    [`ram:SpecifiedSupplyChainTrade${part}`, `ram:SpecifiedLineTrade${part}`],
  ]),
  ['ram:ApplicablePercent', 'ram:RateApplicablePercent'],
  ['ram:SpecifiedTradeSettlementMonetarySummation', 'ram:Totals'],
  ['ram:SpecifiedTradeSettlementHeaderMonetarySummation', 'ram:Totals'],
  ['ram:SpecifiedTradeSettlementLineMonetarySummation', 'ram:Totals'],
])

/** Returns the name of an element with the usual prefix of its namespace; undefined where no invoice uses that. */
export function nameOf(uri: string, local: string): string | undefined {
  const prefix = PREFIXES.get(uri)
  if (prefix === undefined) return undefined
  const name = `${prefix}:${local}`
  return SAME_NAMES.get(name) ?? name
}
