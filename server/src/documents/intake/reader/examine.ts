import type { Examination } from './answers.ts'
import { examinePdf } from './examinePdf.ts'
import { serve } from './serve.ts'

// Finds what of PDFs may act in a desktop reader.

await serve(
  async (bytes): Promise<Examination> => ({ active: await examinePdf(bytes), invoice: null }),
)
