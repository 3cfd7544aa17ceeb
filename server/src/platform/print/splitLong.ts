/** Divides what is longer than a page, since a paragraph stands on one. */
export function splitLong(paragraph: string): string[] {
  const lines = paragraph
    .split('\n')
    .flatMap((line) => line.match(/.{1,1500}(?:\s|$)|\S{1,1500}/g) ?? [''])
  const parts: string[] = []
  for (const line of lines) {
    const last = parts.at(-1)
    const joined = `${last}\n${line}`
    if (last !== undefined && joined.length <= 1500 && joined.split('\n').length <= 25)
      parts[parts.length - 1] = joined
    else parts.push(line)
  }
  return parts.map((part) => part.trimEnd())
}
