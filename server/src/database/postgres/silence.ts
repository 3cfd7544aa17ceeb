import { DatabaseUnavailable } from '../unavailable.ts'

/**
 * Settles as the work does. While it takes longer than `silenceMs`, asks again and again whether the server still accepts
 * connections, and rejects with DatabaseUnavailable once it does not: a busy server is waited for, one that is away is not.
 * The work itself goes on; whoever is rejected gives up its connection.
 */
export function unlessSilent<Result>(
  work: Promise<Result>,
  silenceMs: number | null,
  answers: () => Promise<boolean>,
): Promise<Result> {
  if (silenceMs === null) return work
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  let timer: NodeJS.Timeout | undefined
  let isSettled = false
  const listen = () => {
    timer = setTimeout(async () => {
      if (!(await answers())) reject(new DatabaseUnavailable('PostgreSQL does not answer.'))
      else if (!isSettled) listen()
    }, silenceMs)
  }
  const settle = () => {
    isSettled = true
    clearTimeout(timer)
  }
  listen()
  work.then(resolve, reject).finally(settle)
  return promise
}
