/** In milliseconds per try. */
export interface Times {
  readonly one: readonly number[]
  readonly other: readonly number[]
}

/** Times two actions in pairs of random order, so that other load on the machine affects both alike. */
export async function compareTimes(
  tries: number,
  one: (number: number) => Promise<void>,
  other: (number: number) => Promise<void>,
): Promise<Times> {
  const times: { one: number[]; other: number[] } = { one: [], other: [] }
  for (let number = 0; number < tries; number++) {
    const pair = [
      async () => times.one.push(await time(() => one(number))),
      async () => times.other.push(await time(() => other(number))),
    ]
    if (Math.random() < 0.5) pair.reverse()
    for (const attempt of pair) await attempt()
  }
  return times
}

/**
 * Renders the medians, their ratio, and how often a try of one takes longer than a try of the other: 50% means
 * indistinguishable, 0% and 100% fully distinguishable.
 */
export function describeTimes({ one, other }: Times): string {
  const [first, second] = [median(one), median(other)]
  const longer = one.flatMap((a) => other.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)))
  const share = longer.reduce((sum: number, each) => sum + each, 0) / longer.length
  return `${first.toFixed(1)} ms : ${second.toFixed(1)} ms   ratio ${(first / second).toFixed(3)}   longer in ${(share * 100).toFixed(0)}%`
}

async function time(attempt: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await attempt()
  return performance.now() - start
}

export function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}
