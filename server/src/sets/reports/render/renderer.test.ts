import { expect, test } from 'vitest'
import { sampleIssuer, sampleReport } from '../../../testing/sampleReport.ts'
import { createRenderer } from './renderer.ts'

const task = { report: sampleReport(), issuer: sampleIssuer, format: 'csv' } as const

test('renders in turn, and refuses what would wait too long', async () => {
  const renderer = createRenderer()
  try {
    const results = await Promise.allSettled(
      Array.from({ length: 101 }, () => renderer.render(task)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(100)
    expect(results.at(-1)).toMatchObject({ status: 'rejected', reason: { statusCode: 503 } })
    expect((await renderer.render(task)).length).toBeGreaterThan(0)
  } finally {
    await renderer.end()
  }
})

test('goes on after a report that cannot be written, and not after its end', async () => {
  const renderer = createRenderer()
  try {
    const broken = { ...task.report, units: [null] } as unknown as typeof task.report
    await expect(renderer.render({ ...task, report: broken })).rejects.toThrow('TypeError')
    expect((await renderer.render(task)).length).toBeGreaterThan(0)
  } finally {
    await renderer.end()
  }
  await expect(renderer.render(task)).rejects.toThrow('has ended')
})
