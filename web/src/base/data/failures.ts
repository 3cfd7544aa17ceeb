/** Logs an error with its cause for diagnosis (product §25). Telling the user is up to the caller. */
export function logFailure(error: unknown): void {
  const cause = error instanceof Error ? error.cause : undefined
  console.error('Fehler:', error, cause ?? '')
}
