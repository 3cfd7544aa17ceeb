/** Returns how often `npm test` repeats what runs so often before a merge: random tries find more the longer they run. */
export function fewerByDay(count: number): number {
  return process.env.TEST_RUN === 'everyday' ? Math.ceil(count / 5) : count
}
