import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { operatorDetails } from './operatorDetails.ts'

/** The path of the operator's file, transformed to its content. */
export const operatorFile = z.string().transform((path, context) => {
  const fail = (message: string) => {
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  try {
    const said = operatorDetails.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    if (said.success) return said.data
    const wrong = said.error.issues.map((issue) => issue.path.join('.')).join(', ')
    return fail(
      `eine Datei wie server/operator.example.json (darin fehlt oder ist falsch: ${wrong})`,
    )
  } catch (error) {
    return fail(`eine JSON-Datei (${error instanceof Error ? error.message : error})`)
  }
})
