import { readFileSync } from 'node:fs'
import { hours, operator } from '@hausblick/contract/operator.ts'
import * as z from 'zod'

const time = z.string().regex(/^\d{1,2}:\d{2}$/)
const checkedHours = z.object({
  ...hours.shape,
  weekdays: z.array(z.int().min(1).max(7)),
  from: time,
  to: time,
})
const checkedOperator = z.object({
  ...operator.shape,
  email: z.email(),
  whatsapp: z.string().regex(/^\d+$/),
  bookingUrl: z.url(),
  openingHours: z.array(checkedHours),
  bookingHours: z.array(checkedHours),
})

/** The path of a file that says who runs the service, and what it says. */
export const operatorFile = z.string().transform((path, context) => {
  const fail = (message: string) => {
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  try {
    const said = checkedOperator.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    if (said.success) return said.data
    const wrong = said.error.issues.map((issue) => issue.path.join('.')).join(', ')
    return fail(
      `eine Datei wie server/operator.example.json (darin fehlt oder ist falsch: ${wrong})`,
    )
  } catch (error) {
    return fail(`eine JSON-Datei (${error instanceof Error ? error.message : error})`)
  }
})
