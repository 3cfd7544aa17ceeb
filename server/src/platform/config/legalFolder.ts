import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod'

/** A folder that exists, as an absolute path. */
export const legalFolder = z
  .string()
  .refine(
    (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory(),
    'ein Ordner, den es gibt',
  )
  .transform((path) => resolve(path))
