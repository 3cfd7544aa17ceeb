import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Starts a process of its own for load, which answers every order with one message. */
export function forkLoad<Order extends object, Report>(name: 'excessLoad' | 'slowLoad') {
  const child = fork(join(import.meta.dirname, `${name}.ts`))
  const ended = once(child, 'exit')
  return {
    ask: async (order: Order): Promise<Report> => {
      child.send(order)
      const gone = ended.then(() => Promise.reject(new Error(`${name} ended`)))
      const [report] = await Promise.race([once(child, 'message'), gone])
      return report
    },
    stop: async () => {
      child.kill()
      await ended
    },
  }
}
