/** Calls `ask` `count` times, some at once, and returns how often each answer came. */
export async function countAnswers(
  { count, atOnce }: { readonly count: number; readonly atOnce: number },
  ask: (index: number) => Promise<string>,
): Promise<Map<string, number>> {
  const answers = new Map<string, number>()
  let next = 0
  const work = async () => {
    while (next < count) {
      const answer = await ask(next++)
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return answers
}

/** Renders answers for the terminal, such as `200 a.pdf: 1000`. */
export function renderAnswers(answers: ReadonlyMap<string, number>): string {
  return [...answers]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([answer, count]) => `${answer}: ${count}`)
    .join(', ')
}
