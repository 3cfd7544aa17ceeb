import { format } from 'node:util'
import { afterEach, expect } from 'vitest'

const complaints: string[] = []
const { console } = globalThis

for (const level of ['error', 'warn'] as const) {
  const print = console[level]
  console[level] = (...values: unknown[]) => {
    complaints.push(`${level}: ${format(...values)}`)
    print(...values)
  }
}

/** Fails a test that writes to console.error or console.warn. */
afterEach(() => {
  expect(complaints.splice(0), 'written to console.error or console.warn').toEqual([])
})
