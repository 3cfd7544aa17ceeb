import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withKeeper } from '../../../scripts/throwaway/withKeeper.ts'
import type { Answer, Order, Program } from './orders.ts'

/** Programs that run in a temporary folder until the set is taken down. */
export interface Programs {
  /** Everything they write; removed at the end. */
  readonly folder: string
  start(program: Program): Promise<void>
  /** Sends a signal, and resolves once the program has ended; at once if it is not running. */
  end(name: string, signal: NodeJS.Signals): Promise<void>
  /** Creates a folder for a program that runs as another user. */
  makeFolder(name: string): string
  /** Writes a file that only the programs of that user may read; returns its path. */
  writeFile(name: string, content: string): string
  /** Returns the end of what a program has printed. */
  readLog(name: string): string
}

/** Characters of a log that explain a failure. */
const SHOWN = 4000

type Told = { readonly start: Program } | { readonly end: string; readonly signal: NodeJS.Signals }

interface Access {
  readonly folder: string
  readonly user: { readonly uid: number; readonly gid: number } | null
}

/** Calls `run` with a keeper of programs, which all end when `run` settles. */
export function withPrograms<Result>(run: (programs: Programs) => Promise<Result>) {
  const keeper = { name: 'The set', file: join(import.meta.dirname, 'keeper.ts') }
  return withKeeper<Access, Result>(keeper, ({ folder, user }, child) => {
    const waiting = new Map<number, PromiseWithResolvers<void>>()
    let count = 0
    child.on('message', ({ id, error }: Answer) => {
      const order = waiting.get(id)
      waiting.delete(id)
      if (error === undefined) order?.resolve()
      else order?.reject(new Error(error))
    })
    const tell = (told: Told) => {
      const order: Order = { id: count++, ...told }
      const answered = Promise.withResolvers<void>()
      waiting.set(order.id, answered)
      child.send(order)
      return answered.promise
    }
    const give = (path: string) => {
      if (user) chownSync(path, user.uid, user.gid)
      return path
    }
    return run({
      folder,
      start: (program) => tell({ start: program }),
      end: (name, signal) => tell({ end: name, signal }),
      makeFolder: (name) => {
        mkdirSync(join(folder, name), { mode: 0o700 })
        return give(join(folder, name))
      },
      writeFile: (name, content) => {
        writeFileSync(join(folder, name), content, { mode: 0o600 })
        return give(join(folder, name))
      },
      readLog: (name) => readFileSync(join(folder, 'logs', name), 'utf8').slice(-SHOWN),
    })
  })
}
