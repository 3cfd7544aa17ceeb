import * as z from 'zod/mini'

// An electronic invoice as its file states it (EN 16931-1; BT and BG are its business terms and groups). What the file does
// not state is null or empty. Amounts are in cents of its currency.

const day = z.nullable(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)))
const text = z.nullable(z.string())
const cents = z.nullable(z.int())

const address = z.object({
  street: text,
  /** Further lines, such as the floor. */
  more: z.optional(text),
  zip: text,
  city: text,
  country: text,
})
export type InvoiceAddress = z.infer<typeof address>

const party = z.extend(address, {
  name: text,
  vatId: text,
  taxNumber: text,
  email: text,
  phone: text,
})
export type InvoiceParty = z.infer<typeof party>

const line = z.object({
  id: text,
  name: z.string(),
  description: text,
  /** A decimal number with a point, as stated. */
  quantity: text,
  /** A code of UN/ECE Recommendation 20. */
  unit: text,
  /** Net, for a unit: a decimal number with a point, as stated. */
  price: text,
  net: cents,
  /** Per cent: a decimal number with a point, as stated. */
  vatRate: text,
  from: day,
  to: day,
})
export type InvoiceLine = z.infer<typeof line>

/** One of the whole invoice; an allowance is negative. */
const charge = z.object({ reason: z.string(), amount: z.int() })

const tax = z.object({
  /** A code of UNTDID 5305. */
  category: text,
  /** As in lines. */
  rate: text,
  basis: cents,
  amount: cents,
  /** Why none is due. */
  exemption: text,
})

export const invoiceKind = z.enum(['invoice', 'creditNote', 'correction', 'partial', 'other'])
export type InvoiceKind = z.infer<typeof invoiceKind>

export const invoice = z.object({
  syntax: z.enum(['ubl', 'cii', 'zugferd1']),
  kind: invoiceKind,
  /** A code of UNTDID 1001. */
  type: text,
  number: z.string(),
  date: day,
  due: day,
  /** Terms of payment, such as a discount. */
  terms: text,
  from: day,
  to: day,
  /** When it was delivered, or the work was done. */
  delivered: z.optional(day),
  /** A code of ISO 4217. */
  currency: text,
  seller: party,
  buyer: party,
  /** To whom it is paid, where not to the seller. */
  payee: text,
  /** Where it was delivered, or the work was done. */
  delivery: z.nullable(z.extend(address, { name: text })),
  lines: z.array(line),
  charges: z.array(charge),
  taxes: z.array(tax),
  net: cents,
  vat: cents,
  gross: cents,
  prepaid: cents,
  rounding: cents,
  payable: cents,
  /** The accounts to pay to: IBANs without spaces, and others as stated. */
  ibans: z.array(z.string()),
  /** What the payer is asked to state. */
  paymentReference: text,
  buyerReference: text,
  order: text,
  contract: text,
  project: text,
  /** The numbers of the invoices that it corrects or follows. */
  precedes: z.array(z.string()),
  notes: z.array(z.string()),
  /** The names of what is attached to it. */
  attachments: z.array(z.string()),
  /** What it states of wages for household services and craftsmen (§ 35a EStG). */
  householdShare: cents,
  /** German sentences: what contradicts itself, or the picture of a PDF. */
  doubts: z.array(z.string()),
})
export type Invoice = z.infer<typeof invoice>

/** An electronic invoice among the documents; amounts in cents of its currency, negative where it credits. */
export const invoiceRow = z.object({
  /** As in the document list. */
  name: z.string(),
  /** Street and house number, as it is filed. */
  street: z.string(),
  /** ISO 8601. */
  date: z.string(),
  supplier: z.string(),
  number: z.string(),
  /** The numbers of invoices that it corrects or concludes, whose amounts may be in its own. */
  precedes: z.array(z.string()),
  /** For what it counts among the expenses, as staff filed it; null if they did not say. */
  kind: z.nullable(z.string()),
  net: z.nullable(z.int()),
  vat: z.nullable(z.int()),
  gross: z.nullable(z.int()),
  /** Of the gross amount, the wages for household services and craftsmen (§ 35a EStG), where it states them. */
  householdShare: z.nullable(z.int()),
  /** A code of ISO 4217. */
  currency: z.string(),
})
export type InvoiceRow = z.infer<typeof invoiceRow>

/** The types of documents as which invoices are filed. */
export const invoiceTypes = { invoice: 'Rechnung', creditNote: 'Gutschrift' } as const

/** Precedes the words of suggestions that come from the data of an invoice. */
export const FROM_INVOICE = 'E-Rechnung: '

/** What lists of waiting files say of an invoice. */
export const invoiceSummary = z.object({
  supplier: text,
  number: z.string(),
  date: day,
  payable: cents,
  currency: text,
  doubts: z.array(z.string()),
})
export type InvoiceSummary = z.infer<typeof invoiceSummary>
