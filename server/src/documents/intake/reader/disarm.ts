import { writeFileSync } from 'node:fs'
import type { Disarmed } from './answers.ts'
import { disarmPdf } from './disarmPdf.ts'
import { serve } from './serve.ts'

// Copies PDFs without what of them may act.

/** The service's open file. */
const OUTPUT_DESCRIPTOR = 3

await serve(async (bytes): Promise<Disarmed> => {
  const copy = await disarmPdf(bytes)
  if (copy !== null) writeFileSync(OUTPUT_DESCRIPTOR, copy)
  return { made: copy !== null }
})
