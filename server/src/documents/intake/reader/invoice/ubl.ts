/** The path of what a syntax does not know. */
export const NOWHERE = 'none'

/** Where UBL states what an invoice says; paths of a group begin there. */
export const ubl = {
  texts: {
    type: 'cbc:InvoiceTypeCode',
    number: 'cbc:ID',
    currency: 'cbc:DocumentCurrencyCode',
    payee: 'cac:PayeeParty/cac:PartyName/cbc:Name',
    deliveryName: 'cac:Delivery/cac:DeliveryParty/cac:PartyName/cbc:Name',
    paymentReference: 'cac:PaymentMeans/cbc:PaymentID',
    buyerReference: 'cbc:BuyerReference',
    order: 'cac:OrderReference/cbc:ID',
    contract: 'cac:ContractDocumentReference/cbc:ID',
    project:
      'cac:ProjectReference/cbc:ID | cac:AdditionalDocumentReference[cbc:DocumentTypeCode=50]/cbc:ID',
  },
  days: {
    date: 'cbc:IssueDate',
    due: 'cbc:DueDate | cac:PaymentMeans/cbc:PaymentDueDate',
    from: 'cac:InvoicePeriod/cbc:StartDate',
    to: 'cac:InvoicePeriod/cbc:EndDate',
    delivered: 'cac:Delivery/cbc:ActualDeliveryDate',
  },
  amounts: {
    net: 'cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount',
    vat: 'cac:TaxTotal/cbc:TaxAmount',
    gross: 'cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount',
    prepaid: 'cac:LegalMonetaryTotal/cbc:PrepaidAmount',
    rounding: 'cac:LegalMonetaryTotal/cbc:PayableRoundingAmount',
    payable: 'cac:LegalMonetaryTotal/cbc:PayableAmount',
  },
  lists: {
    ibans: 'cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID',
    precedes: 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID',
    terms: 'cac:PaymentTerms/cbc:Note',
    notes: 'cbc:Note',
    attachments:
      'cac:AdditionalDocumentReference/cac:Attachment/cbc:EmbeddedDocumentBinaryObject/@filename',
    forOthers: 'cac:PrepaidPayment/cbc:PaidAmount',
  },
  party: {
    name: 'cac:PartyLegalEntity/cbc:RegistrationName | cac:PartyName/cbc:Name',
    vatId: 'cac:PartyTaxScheme[cac:TaxScheme/cbc:ID=VAT]/cbc:CompanyID',
    taxNumber: 'cac:PartyTaxScheme[cac:TaxScheme/cbc:ID!=VAT]/cbc:CompanyID',
    email: 'cac:Contact/cbc:ElectronicMail | cbc:EndpointID[@schemeID=EM]',
    phone: 'cac:Contact/cbc:Telephone',
  },
  address: {
    street: 'cbc:StreetName',
    more: 'cbc:AdditionalStreetName',
    further: 'cac:AddressLine/cbc:Line',
    zip: 'cbc:PostalZone',
    city: 'cbc:CityName',
    country: 'cac:Country/cbc:IdentificationCode',
  },
  groups: {
    seller: 'cac:AccountingSupplierParty/cac:Party',
    buyer: 'cac:AccountingCustomerParty/cac:Party',
    partyAddress: 'cac:PostalAddress',
    delivery: 'cac:Delivery/cac:DeliveryLocation/cac:Address',
    lines: 'cac:InvoiceLine',
    subLines: 'cac:SubInvoiceLine',
    charges: 'cac:AllowanceCharge',
    fees: NOWHERE,
    taxes: 'cac:TaxTotal/cac:TaxSubtotal',
  },
  line: {
    texts: {
      id: 'cbc:ID',
      quantity: 'cbc:InvoicedQuantity',
      unit: 'cbc:InvoicedQuantity/@unitCode',
      vatRate: 'cac:Item/cac:ClassifiedTaxCategory/cbc:Percent',
    },
    days: {
      from: 'cac:InvoicePeriod/cbc:StartDate',
      to: 'cac:InvoicePeriod/cbc:EndDate',
    },
    name: 'cac:Item/cbc:Name',
    description: 'cac:Item/cbc:Description',
    characteristics: 'cac:Item/cac:AdditionalItemProperty',
    notes: 'cbc:Note',
    price: 'cac:Price/cbc:PriceAmount',
    priceQuantity: 'cac:Price/cbc:BaseQuantity',
    net: 'cbc:LineExtensionAmount',
    charges: 'cac:AllowanceCharge',
    status: NOWHERE,
  },
  charge: {
    isCharge: 'cbc:ChargeIndicator',
    reason: 'cbc:AllowanceChargeReason',
    amount: 'cbc:Amount',
  },
  tax: {
    texts: {
      category: 'cac:TaxCategory/cbc:ID',
      rate: 'cac:TaxCategory/cbc:Percent',
      exemption: 'cac:TaxCategory/cbc:TaxExemptionReason',
    },
    amounts: {
      basis: 'cbc:TaxableAmount',
      amount: 'cbc:TaxAmount',
    },
  },
}

export type Paths = typeof ubl
