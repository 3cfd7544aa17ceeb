import { examinePdf } from './examinePdf.ts'
import { compareWithPages } from './invoice/pages.ts'
import { serve } from './serve.ts'

// Finds what of PDFs may act in a desktop reader, and the invoices in them.

await serve(async (bytes) => {
  const { active, invoice } = await examinePdf(bytes)
  if (invoice === null) return { active, invoice }
  const doubts = [...invoice.doubts, ...(await compareWithPages(bytes, invoice))]
  return { active, invoice: { ...invoice, doubts } }
})
