import { expect, test } from 'vitest'
import { findMisspelt } from './misspelt.ts'

const known = [
  'SECRET',
  'SECRET_PREVIOUS',
  'HOST',
  'PORT',
  'PUBLIC_URL',
  'DATA_DIR',
  'AWS_ACCESS_KEY_ID',
]

test.each([
  ['SECRTE', 'SECRET'],
  ['SECRE', 'SECRET'],
  ['SECRRET', 'SECRET'],
  ['SEKRET', 'SECRET'],
  ['secret', 'SECRET'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['PROT', 'PORT'],
])('%s is named as a mistaken %s', (name, meant) => {
  expect(findMisspelt([name], known)).toEqual([
    `Die Einstellung ${name} gibt es nicht, sie bleibt unbeachtet. Meinten Sie ${meant}?`,
  ])
})

test.each([
  ...known,
  'HOME',
  'HOSTNAME',
  'PATH',
  'PWD',
  'SHLVL',
  'USER',
  'AWS_REGION',
  'SECRETS_DIR',
])('%s is left alone', (name) => {
  expect(findMisspelt([name], known)).toEqual([])
})
