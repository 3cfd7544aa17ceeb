import * as z from 'zod'

const line = z.looseObject({ level: z.number(), msg: z.string() })

/** Returns a log stream that keeps every line. */
export function captureLog() {
  const lines: string[] = []
  return {
    stream: { write: (text: string) => void lines.push(text) },
    /** Everything written, unparsed. */
    text: () => lines.join(''),
    clear: () => void lines.splice(0),
    lines: () => lines.map((text) => line.parse(JSON.parse(text))),
  }
}
