import { readEntries } from '@hausblick/figures/documents/entry.ts'
import { filterEntries } from '@hausblick/figures/documents/filter.ts'
import { expect, it, vi } from 'vitest'
import { nothingChosen } from '../filters/address.ts'
import { filterInSlices } from './filterInSlices.ts'

const COUNT = 2500
const entries = readEntries(
  Array.from({ length: COUNT }, (_, at) => ({
    name: `readv_K_Allee 1_20250301_Brief_Brief ${at}.pdf`,
    downloadUrl: '',
    size: 1,
  })),
)
const filter = { ...nothingChosen, search: 'brief' }

it('keeps what the filter keeps, in its order', async () => {
  const kept = await new Promise((resolve) => filterInSlices(entries, filter, {}, resolve))
  expect(kept).toEqual(filterEntries(entries, filter))
  expect(kept).toHaveLength(COUNT)
})

it('says nothing once it was given up, in the middle too', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  try {
    const onDone = vi.fn()
    // Each look at the clock comes a second later, so that every slice is one portion.
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000))
    const giveUp = filterInSlices(entries, filter, {}, onDone)
    vi.advanceTimersToNextTimer()
    expect(vi.getTimerCount()).toBe(1)
    giveUp()
    vi.runAllTimers()
    expect(onDone).not.toHaveBeenCalled()
  } finally {
    vi.restoreAllMocks()
    vi.useRealTimers()
  }
})
