import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLocked } from './locked.ts'
import { writeBill } from './writeBill.ts'

const packages = readLocked(
  readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'),
)
const { components, dependencies, metadata } = writeBill()
const named = (each: { name: string; version: string }) => `${each.name}@${each.version}`

test('lists what is delivered, and nothing else', () => {
  const delivered = packages.filter(({ isDelivered }) => isDelivered).map(named)
  const own = ['contract', 'figures', 'server', 'web']
  const listed = components.filter(({ name }) => !own.includes(name)).map(named)
  expect(new Set(listed)).toEqual(new Set(delivered))
  expect(listed).toContain(packages.filter(({ name }) => name === 'fastify').map(named)[0])
  expect(components.length - listed.length).toBe(own.length)
  expect(metadata.component.name).toBe('hausblick')
})

test('has the licence and the checksum of every package', () => {
  const own = components.filter(({ licenses }) => licenses === undefined)
  expect(own.map(({ name }) => name).toSorted()).toEqual(['contract', 'figures', 'server', 'web'])
  const unchecked = components.filter(({ hashes }) => hashes === undefined)
  expect(unchecked.map(named).filter((name) => !own.map(named).includes(name))).toEqual([])
})

test('refers to nothing that it does not list', () => {
  const listed = new Set([metadata.component, ...components].map((each) => each['bom-ref']))
  for (const { ref, dependsOn } of dependencies)
    for (const each of [ref, ...dependsOn]) expect(listed).toContain(each)
})
