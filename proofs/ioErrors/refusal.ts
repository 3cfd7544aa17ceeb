/** How the service's sentences begin when it could not write. */
const SENTENCE = /^(?:Das hat leider nicht geklappt|Der Dienst kann gerade nichts speichern)/

/** Returns what is wrong with a refusal, an error of `status: body`: it has to be a 5xx that says what to do. */
export function describeRefusal(refusal: unknown): string[] {
  const [, status, body] = /^Error: (\d+): (.*)$/s.exec(String(refusal)) ?? []
  if (status === undefined || body === undefined)
    return [`no reply: ${Object(refusal).cause ?? refusal}`]
  const sentence = body.startsWith('{') ? JSON.parse(body).error : body
  return status.startsWith('5') && SENTENCE.test(sentence)
    ? []
    : [`refused with ${status}: ${body}`]
}
