import { NOWHERE, type Paths } from './ubl.ts'

const agreement = 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement'
const delivery = 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeDelivery'
const settlement = 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement'
const account = `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans/ram:PayeePartyCreditorFinancialAccount`
const lineSettlement = 'ram:SpecifiedLineTradeSettlement'
const netPrice = 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice'
/** A reference to another document, whose number is `ID` in ZUGFeRD 1. */
const numberOf = (path: string) => `${path}/ram:IssuerAssignedID | ${path}/ram:ID`

/** As `ubl`, of CII and ZUGFeRD 1. */
export const cii: Paths = {
  texts: {
    type: 'rsm:ExchangedDocument/ram:TypeCode',
    number: 'rsm:ExchangedDocument/ram:ID',
    currency: `${settlement}/ram:InvoiceCurrencyCode`,
    payee: `${settlement}/ram:PayeeTradeParty/ram:Name`,
    deliveryName: `${delivery}/ram:ShipToTradeParty/ram:Name`,
    paymentReference: `${settlement}/ram:PaymentReference`,
    buyerReference: `${agreement}/ram:BuyerReference`,
    order: numberOf(`${agreement}/ram:BuyerOrderReferencedDocument`),
    contract: numberOf(`${agreement}/ram:ContractReferencedDocument`),
    project: `${agreement}/ram:SpecifiedProcuringProject/ram:ID`,
  },
  days: {
    date: 'rsm:ExchangedDocument/ram:IssueDateTime',
    due: `${settlement}/ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime`,
    from: `${settlement}/ram:BillingSpecifiedPeriod/ram:StartDateTime`,
    to: `${settlement}/ram:BillingSpecifiedPeriod/ram:EndDateTime`,
    delivered: `${delivery}/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime`,
  },
  amounts: {
    net: `${settlement}/ram:Totals/ram:TaxBasisTotalAmount`,
    vat: `${settlement}/ram:Totals/ram:TaxTotalAmount`,
    gross: `${settlement}/ram:Totals/ram:GrandTotalAmount`,
    prepaid: `${settlement}/ram:Totals/ram:TotalPrepaidAmount`,
    rounding: `${settlement}/ram:Totals/ram:RoundingAmount`,
    payable: `${settlement}/ram:Totals/ram:DuePayableAmount`,
  },
  lists: {
    ibans: `${account}/ram:IBANID | ${account}/ram:ProprietaryID`,
    precedes: numberOf(`${settlement}/ram:InvoiceReferencedDocument`),
    terms: `${settlement}/ram:SpecifiedTradePaymentTerms/ram:Description`,
    notes: 'rsm:ExchangedDocument/ram:IncludedNote/ram:Content',
    attachments: `${agreement}/ram:AdditionalReferencedDocument/ram:AttachmentBinaryObject/@filename`,
    forOthers: NOWHERE,
  },
  party: {
    name: 'ram:Name | ram:SpecifiedLegalOrganization/ram:TradingBusinessName',
    vatId: 'ram:SpecifiedTaxRegistration/ram:ID[@schemeID=VA]',
    taxNumber: 'ram:SpecifiedTaxRegistration/ram:ID[@schemeID=FC]',
    email:
      'ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID | ram:URIUniversalCommunication/ram:URIID[@schemeID=EM]',
    phone: 'ram:DefinedTradeContact/ram:TelephoneUniversalCommunication/ram:CompleteNumber',
  },
  address: {
    street: 'ram:LineOne',
    more: 'ram:LineTwo',
    further: 'ram:LineThree',
    zip: 'ram:PostcodeCode',
    city: 'ram:CityName',
    country: 'ram:CountryID',
  },
  groups: {
    seller: `${agreement}/ram:SellerTradeParty`,
    buyer: `${agreement}/ram:BuyerTradeParty`,
    partyAddress: 'ram:PostalTradeAddress',
    delivery: `${delivery}/ram:ShipToTradeParty/ram:PostalTradeAddress`,
    lines: 'rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem',
    subLines: NOWHERE,
    charges: `${settlement}/ram:SpecifiedTradeAllowanceCharge`,
    fees: `${settlement}/ram:SpecifiedLogisticsServiceCharge`,
    taxes: `${settlement}/ram:ApplicableTradeTax`,
  },
  line: {
    texts: {
      id: 'ram:AssociatedDocumentLineDocument/ram:LineID',
      quantity: 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity',
      unit: 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity/@unitCode',
      vatRate: `${lineSettlement}/ram:ApplicableTradeTax/ram:RateApplicablePercent`,
    },
    days: {
      from: `${lineSettlement}/ram:BillingSpecifiedPeriod/ram:StartDateTime`,
      to: `${lineSettlement}/ram:BillingSpecifiedPeriod/ram:EndDateTime`,
    },
    name: 'ram:SpecifiedTradeProduct/ram:Name',
    description: 'ram:SpecifiedTradeProduct/ram:Description',
    characteristics: 'ram:SpecifiedTradeProduct/ram:ApplicableProductCharacteristic',
    notes: 'ram:AssociatedDocumentLineDocument/ram:IncludedNote/ram:Content',
    price: `${netPrice}/ram:ChargeAmount`,
    priceQuantity: `${netPrice}/ram:BasisQuantity`,
    net: `${lineSettlement}/ram:Totals/ram:LineTotalAmount`,
    charges: `${lineSettlement}/ram:SpecifiedTradeAllowanceCharge`,
    status: 'ram:AssociatedDocumentLineDocument/ram:LineStatusReasonCode',
  },
  charge: {
    isCharge: 'ram:ChargeIndicator',
    reason: 'ram:Reason | ram:Description',
    amount: 'ram:ActualAmount | ram:AppliedAmount',
  },
  tax: {
    texts: {
      category: 'ram:CategoryCode',
      rate: 'ram:RateApplicablePercent',
      exemption: 'ram:ExemptionReason',
    },
    amounts: {
      basis: 'ram:BasisAmount',
      amount: 'ram:CalculatedAmount',
    },
  },
}
