/** Returns a line for each name that is no variable of the service and differs from one by a single slip of the typing hand. */
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

/** Whether a character is missing, too many, another, or has changed places with its neighbour; or nothing but the case. */
function isOneSlip(name: string, variable: string): boolean {
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
