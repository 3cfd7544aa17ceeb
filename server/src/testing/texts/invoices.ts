import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'

interface Stated {
  readonly number?: string
  readonly payable?: string
  /** Stands before the number, as extensions do. */
  readonly first?: string
  /** Stands behind the currency. */
  readonly more?: string
}

/** Returns an invoice in UBL on € 119,00: its namespaces, its content and the end of its root. */
export function ublInvoice({
  number = 'R-1',
  payable = '119.00',
  first = '',
  more = '',
}: Stated = {}) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="${UBL}:Invoice-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2">
${first}<cbc:ID>${number}</cbc:ID><cbc:IssueDate>2026-03-05</cbc:IssueDate><cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>
<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>${more}
<cac:AccountingSupplierParty><cac:Party><cac:PartyLegalEntity><cbc:RegistrationName>Müller Sanitär GmbH</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty>
<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">19.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount>100.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">19.00</cbc:TaxAmount><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>
<cac:LegalMonetaryTotal><cbc:TaxExclusiveAmount>100.00</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount>119.00</cbc:TaxInclusiveAmount><cbc:PayableAmount>${payable}</cbc:PayableAmount></cac:LegalMonetaryTotal>
<cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="HUR">2</cbc:InvoicedQuantity><cbc:LineExtensionAmount>100.00</cbc:LineExtensionAmount><cac:Item><cbc:Name>Heizung warten</cbc:Name></cac:Item><cac:Price><cbc:PriceAmount>50.00</cbc:PriceAmount></cac:Price></cac:InvoiceLine>
</Invoice>`
}

/** Creates a PDF with one page and files, by their names. */
export async function pdfWithFiles(
  text: string,
  files: readonly (readonly [name: string, content: Buffer | string])[],
): Promise<Buffer> {
  const pdf = new PDFDocument()
  pdf.text(text)
  for (const [name, content] of files) pdf.file(Buffer.from(content), { name })
  pdf.end()
  return await buffer(pdf)
}
