import { describe, expect, test } from 'vitest'
import { isCommon } from './common.ts'
import { refusePassword } from './policy.ts'

const EMAIL = 'Anna.Schmidt-Meier@example.de'

describe('a password', () => {
  test.each([
    ['eleven characters', 'elf Zeichen', 'passwordTooShort'],
    ['eleven emojis', '🏠'.repeat(11), 'passwordTooShort'],
    ['twelve characters', 'zwölfZeichen', null],
    ['twelve emojis', '🏠'.repeat(12), null],
    ['128 characters', `${'ä '.repeat(63)} x`, null],
    ['128 emojis', '🏡🏠'.repeat(64), null],
    ['129 characters', `${'ä '.repeat(64)}x`, 'passwordTooLong'],
    ['nothing but spaces', ' '.repeat(12), null],
    ['a common password', 'qwerty123456', 'passwordTooCommon'],
    ['a common password in capitals', 'Password1234', 'passwordTooCommon'],
    ['one character twelve times', '1'.repeat(12), 'passwordTooCommon'],
    ['more than a common password', 'qwerty123456 und mehr', null],
    ['the address', 'anna.schmidt-meier@example.de', 'passwordIsAddress'],
    ['the address in capitals', 'ANNA.SCHMIDT-MEIER@EXAMPLE.DE', 'passwordIsAddress'],
    ['what stands before its @', 'anna.schmidt-meier', 'passwordIsAddress'],
    ['more than the address', 'anna.schmidt-meier-2025', null],
  ])('of %s', (_title, password, code) => {
    expect(refusePassword(password, EMAIL)).toBe(code)
  })
})

test.each([
  ['123qweasdzxc', true],
  ['eveningcucumber', true],
  ['', false],
  ['# the 3,000 most common passwords of 12 characters', false],
])('"%s" of the list is common: %s', (line, common) => {
  expect(isCommon(line)).toBe(common)
})
