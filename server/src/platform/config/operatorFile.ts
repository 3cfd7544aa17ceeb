import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { operatorDetails } from './operatorDetails.ts'
import { listUnknownNames } from './operatorNames.ts'

/** The path of the operator's file, transformed to its content. */
export const operatorFile = z.string().transform((path, context) => {
  const fail = (message: string) => {
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  try {
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'))
    const said = operatorDetails.safeParse(content)
    if (said.success) return said.data
    const wrong = said.error.issues.map((issue) => issue.path.join('.')).join(', ')
    const slips = listUnknownNames(content).flatMap(({ name, meant }) =>
      meant === undefined ? [] : [`; statt ${name} meinten Sie wohl ${meant}`],
    )
    return fail(
      `eine Datei wie server/operator.example.json (darin fehlt oder ist falsch: ${wrong}${slips.join('')})`,
    )
  } catch (error) {
    return fail(`eine JSON-Datei (${error instanceof Error ? error.message : error})`)
  }
})
