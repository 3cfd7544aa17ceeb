import { writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { configFaults } from '../../testing/configFaults.ts'
import { newFolders } from '../../testing/folders.ts'
import { readConfig } from './config.ts'
import { secretFileNames } from './secretFiles.ts'

const SECRET = 'geheim-'.repeat(6)
const newFolder = newFolders()
let folder: string
beforeAll(async () => {
  folder = await newFolder()
  await mkdir(join(folder, 'ordner'))
})

function write(content: string | Buffer, name = 'geheimnis'): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const faults = (given: Record<string, string>) => configFaults(given, folder)

describe('a secret in a file', () => {
  test.each([
    ['as it is', SECRET, SECRET],
    ['without its line break', `${SECRET}\n`, SECRET],
    ['without its line break from Windows', `\uFEFF${SECRET}\r\n`, SECRET],
    ['with all but one line break', `${SECRET}\n\n`, `${SECRET}\n`],
    ['with its spaces', ` ${SECRET} \n`, ` ${SECRET} `],
  ])('is read %s', (_, content, secret) => {
    expect(readConfig({ SECRET_FILE: write(content) }, folder).secrets).toEqual([secret])
  })

  test.each([
    ['DATABASE_URL', 'postgres://u:p@localhost/d', { databaseUrl: 'postgres://u:p@localhost/d' }],
    ['SMTP_URL', 'smtps://u:p@mail.example', { smtpUrl: 'smtps://u:p@mail.example' }],
    ['IMAP_URL', 'imaps://u:p@mail.example', { mailbox: { host: 'mail.example' } }],
    ['METRICS_TOKEN', SECRET, { metricsToken: SECRET }],
  ])('sets %s, and counts as given', (name, content, expected) => {
    write(`${content}\n`, 'andere')
    const config = readConfig({ [`${name}_FILE`]: 'andere' }, folder)
    expect(config).toMatchObject(expected)
    expect(config.given).toHaveProperty(name)
    expect(config.warnings).toEqual([])
  })

  test('is possible for every setting that is not shown', () => {
    expect(secretFileNames).toEqual(
      expect.arrayContaining(['SECRET_FILE', 'AWS_SECRET_ACCESS_KEY_FILE', 'DOCUMENTS_URL_FILE']),
    )
    for (const name of secretFileNames)
      expect(faults({ [name]: '/nirgends' })[0]).toMatch(
        `${name} ist "/nirgends"; erwartet wird: eine Datei, die der Benutzer lesen darf`,
      )
  })
})

describe('the start is refused by', () => {
  test.each([
    ['an empty file', '\n', 'eine Datei, die nicht leer ist.'],
    ['a large file', SECRET.repeat(2000), 'eine Datei von höchstens 64 KB.'],
    ['a file of bytes', Buffer.from('geheimü', 'latin1'), 'eine Datei mit Text in UTF-8.'],
    ['a short secret', 'geheim', 'eine Datei mit dem Inhalt: mindestens 32 zufällige Zeichen.'],
  ])('%s', (_, content, expected) => {
    const path = write(content)
    expect(faults({ SECRET_FILE: path })).toEqual([
      `SECRET_FILE ist "${path}"; erwartet wird: ${expected}`,
    ])
  })

  test('a folder, a missing file and other faults, all at once', () => {
    expect(faults({ SECRET_FILE: 'ordner', METRICS_TOKEN_FILE: 'keine', PORT: 'x' })).toEqual([
      expect.stringMatching(/^METRICS_TOKEN_FILE ist "keine"; .*ENOENT/),
      expect.stringMatching(/^SECRET_FILE ist "ordner"; erwartet wird: eine Datei, kein Ordner/),
      expect.stringMatching(/^PORT ist "x"/),
    ])
  })

  test('a setting with its file', () => {
    const expected =
      'SECRET und SECRET_FILE sind beide gesetzt; erwartet wird: nur eines von beiden.'
    expect(faults({ SECRET, SECRET_FILE: write(SECRET) })).toEqual([expected])
  })
})

test('the environment wins over .env, whichever of both it sets', async () => {
  const other = 'anders-'.repeat(6)
  const file = write(SECRET)
  const own = await newFolder()
  writeFileSync(join(own, '.env'), `SECRET_FILE=${file}\nMETRICS_TOKEN=${SECRET}\n`)
  write(other, 'anderes')
  const given = { SECRET: other, METRICS_TOKEN_FILE: join(folder, 'anderes') }
  expect(readConfig({}, own)).toMatchObject({ secrets: [SECRET], metricsToken: SECRET })
  expect(readConfig(given, own)).toMatchObject({ secrets: [other], metricsToken: other })
})

test('a mistyped name of a file is hinted at', () => {
  expect(readConfig({ SMTP_URL_FIEL: 'x' }, folder).warnings).toEqual([
    'Die Einstellung SMTP_URL_FIEL gibt es nicht, sie bleibt unbeachtet. Meinten Sie SMTP_URL_FILE?',
  ])
})
