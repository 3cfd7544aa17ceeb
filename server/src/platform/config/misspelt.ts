/** Returns a German line for each unknown name that is a single typing error away from a variable of the service. */
export function findMisspelt(given: readonly string[], known: readonly string[]): string[] {
  return given
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((variable) => isOneSlip(name.toUpperCase(), variable))
      return meant === undefined
        ? []
        : [`Die Einstellung ${name} gibt es nicht, sie bleibt unbeachtet. Meinten Sie ${meant}?`]
    })
}

/** Returns whether two names differ by one insertion, deletion, substitution or transposition at most. */
export function isOneSlip(name: string, variable: string): boolean {
  let start = 0
  while (start < name.length && name[start] === variable[start]) start += 1
  let end = 0
  while (
    end < Math.min(name.length, variable.length) - start &&
    name.at(-1 - end) === variable.at(-1 - end)
  )
    end += 1
  const typed = name.slice(start, name.length - end)
  const meant = variable.slice(start, variable.length - end)
  if (typed.length <= 1 && meant.length <= 1) return true
  return typed.length === 2 && typed === [...meant].reverse().join('')
}
