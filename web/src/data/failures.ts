/**
 * Logs what failed, with its cause, for those who look into it (specification §8); what the user reads stands where it
 * matters.
 */
export function logFailure(error: unknown): void {
  const cause = error instanceof Error ? error.cause : undefined
  console.error('Fehler:', error, cause ?? '')
}
