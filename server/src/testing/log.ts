import * as z from 'zod'

const line = z.looseObject({ level: z.number(), msg: z.string() })

/** A log that keeps what is written to it. */
export function keptLog() {
  const lines: string[] = []
  return {
    stream: { write: (text: string) => void lines.push(text) },
    /** Everything that was written, as it stands. */
    text: () => lines.join(''),
    clear: () => void lines.splice(0),
    lines: () => lines.map((text) => line.parse(JSON.parse(text))),
  }
}
