import * as z from 'zod/mini'

/** One file of the document list (specification §3); `encoding/fileName.ts` reads what its name says. */
export const documentRow = z.object({
  name: z.string(),
  downloadUrl: z.string(),
  /** Bytes. */
  size: z.int().check(z.minimum(0)),
})
