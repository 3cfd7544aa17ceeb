import { examinePdf } from './examinePdf.ts'
import { beginningOfXml } from './invoice/decode.ts'
import { serve } from './serve.ts'

// Finds what of PDFs may act in a desktop reader, and the invoices in them or in XML.

await serve(async (bytes) => {
  if (beginningOfXml(bytes) !== null) {
    const { readInvoice } = await import('./invoice/readInvoice.ts')
    return { active: [], invoice: readInvoice(bytes), format: 'xml' }
  }
  const { active, invoice } = await examinePdf(bytes)
  if (invoice === null) return { active, invoice }
  // PDF.js takes as long to load as most PDFs to examine.
  const { compareWithPages } = await import('./invoice/pages.ts')
  const doubts = [...invoice.doubts, ...(await compareWithPages(bytes, invoice))]
  return { active, invoice: { ...invoice, doubts } }
})
