import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const PACKAGE = join(import.meta.dirname, '../../../../package.json')

/** The service's version, such as 1.2.0. */
export const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(PACKAGE, 'utf8')))
