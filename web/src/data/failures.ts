/** Logs a failed call, with its cause, for those who look into it; what the user reads stands where it matters (§8). */
export function logFailure(error: Error): void {
  console.error(error, error.cause ?? '')
}
