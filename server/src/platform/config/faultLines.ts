import type * as z from 'zod'
import { secretVariables, variables } from './variables.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Returns a German line for each variable that cannot be read: its name, what was given (or its file) and what is expected. */
export function faultLines(error: z.ZodError, given: Environment): string[] {
  const lines = error.issues.map((issue) => {
    const name = String(issue.path[0])
    const expected = issue.code === 'custom' ? issue.message : descriptionOf(name)
    const file = `${name}_FILE`
    const path = secretVariables.has(name) ? given[file] : undefined
    if (given[name] !== undefined || path === undefined)
      return faultLine(name, given[name], expected)
    return faultLine(file, path, `eine Datei mit dem Inhalt: ${expected}`)
  })
  return [...new Set(lines)]
}

function descriptionOf(name: string): string {
  const form = Object.entries(variables.shape).find(([key]) => key === name)?.[1]
  return form?.description ?? ''
}

/** Returns a line with what was given and what is expected; secrets are not shown. */
export function faultLine(name: string, given: string | undefined, expected: string): string {
  if (given === undefined) return `${name} fehlt; erwartet wird: ${expected}.`
  const shown = secretVariables.has(name) ? '(wird nicht gezeigt)' : `"${given}"`
  return `${name} ist ${shown}; erwartet wird: ${expected}.`
}
