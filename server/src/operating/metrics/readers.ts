import { Gauge, type Registry } from 'prom-client'
import { readerTurns } from '../../documents/intake/turns.ts'

/** Registers how busy the confined readers are that check, convert and read documents. */
export function registerReaders(registry: Registry): void {
  const registers = [registry]
  new Gauge({
    name: 'hausblick_readers',
    help: 'Files that confined readers work on, or that wait for one, by state.',
    labelNames: ['state'],
    registers,
    collect() {
      const { running, waiting } = readerTurns.count()
      this.set({ state: 'busy' }, running)
      this.set({ state: 'waiting' }, waiting)
    },
  })
  new Gauge({
    name: 'hausblick_readers_max',
    help: 'How many readers may run at once.',
    registers,
    collect() {
      this.set(readerTurns.count().most)
    },
  })
}
