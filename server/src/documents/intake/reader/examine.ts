import { examinePdf } from './examinePdf.ts'
import { beginningOfXml } from './invoice/decode.ts'
import { compareWithPages } from './invoice/pages.ts'
import { readInvoice } from './invoice/readInvoice.ts'
import { serve } from './serve.ts'

// Finds what of PDFs may act in a desktop reader, and the invoices in them or in XML.

await serve(async (bytes) => {
  if (beginningOfXml(bytes) !== null)
    return { active: [], invoice: readInvoice(bytes), format: 'xml' }
  const { active, invoice } = await examinePdf(bytes)
  if (invoice === null) return { active, invoice }
  const doubts = [...invoice.doubts, ...(await compareWithPages(bytes, invoice))]
  return { active, invoice: { ...invoice, doubts } }
})
