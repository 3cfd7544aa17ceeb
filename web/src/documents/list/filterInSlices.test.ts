import { readEntries } from '@hausblick/figures/documents/entry.ts'
import { filterEntries } from '@hausblick/figures/documents/filter.ts'
import { expect, it, vi } from 'vitest'
import { emptyFilter } from '../filters/filterState.ts'
import { filterInSlices } from './filterInSlices.ts'

const COUNT = 2500
const entries = readEntries(
  Array.from({ length: COUNT }, (_, at) => ({
    name: `readv_K_Allee 1_20250301_Brief_Brief ${at}.pdf`,
    downloadUrl: '',
    size: 1,
  })),
)
const filter = { ...emptyFilter, search: 'brief' }

it('finds what filtering at once finds, in the same order', async () => {
  const kept = await new Promise((resolve) => filterInSlices(entries, filter, {}, resolve))
  expect(kept).toEqual(filterEntries(entries, filter))
  expect(kept).toHaveLength(COUNT)
})

it('never calls back once cancelled, not even between slices', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  try {
    const onDone = vi.fn()
    // The clock advances a second per reading, so each slice ends after one batch.
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000))
    const cancel = filterInSlices(entries, filter, {}, onDone)
    vi.advanceTimersToNextTimer()
    expect(vi.getTimerCount()).toBe(1)
    cancel()
    vi.runAllTimers()
    expect(onDone).not.toHaveBeenCalled()
  } finally {
    vi.restoreAllMocks()
    vi.useRealTimers()
  }
})
