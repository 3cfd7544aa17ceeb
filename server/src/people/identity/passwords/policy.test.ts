import { expect, test } from 'vitest'
import { checkPassword } from './policy.ts'

const EMAIL = 'Anna.Schmidt-Meier@example.de'
const OPERATOR = 'Musterhof Hausverwaltung GmbH'

const refusalOf = (password: string) => checkPassword(password, EMAIL, OPERATOR)

test.each([
  ['eleven characters', 'elf Zeichen', 'passwordTooShort'],
  ['eleven emojis', '🏠🐈🎹🚲🌙🍏🚂🧥🎈🦊🥨', 'passwordTooShort'],
  ['129 characters', `${'ä '.repeat(64)}x`, 'passwordTooLong'],
] as const)('a password of %s is refused', (_title, password, code) => {
  expect(refusalOf(password)).toBe(code)
})

test.each([
  'passwort1234',
  'Passwort123456!',
  'P@ssw0rt1234!',
  'p455w0r7!2025',
  'Sommer2025!!',
  'Winter2024!!!!',
  'Weihnachten24',
  'Dezember2025!',
  'hausblick2025!',
  'H4usblick2025!',
  'kcilbsuah2025!',
  'Hausblick-Hausblick',
  'hausblick-miete-wohnung',
  'MeineWohnung2025',
  'Vermieter2025!',
  'Immobilien2025!',
  'Musterhof2025!',
  'Hausverwaltung Musterhof GmbH',
  'anna.schmidt-meier@example.de',
  'ANNA.SCHMIDT-MEIER@EXAMPLE.DE',
  'anna.schmidt-meier',
  'anna.schmidt-meier-2025',
  'SchmidtMeierAnna1',
  'Anna12.03.1975',
  'Fussball2025!',
  'Frankfurt2024!',
  'München2025!!',
  'Schatz12345678',
  'iloveyou12345',
  'ichliebedich',
  'geheim-geheim-geheim',
  'qwerty123456',
  'Qwertzuiop12!',
  'asdfghjklöä#',
  '1q2w3e4r5t6z',
  'abcdefghijkl',
  '123456789012',
  '1'.repeat(12),
  ' '.repeat(12),
  ' '.repeat(128),
  'ä'.repeat(12),
  '🏠'.repeat(12),
  '🏡🏠'.repeat(64),
  'aB1!'.repeat(32),
  'eveningcucumber',
  'cheaphornybastard',
  'cheaphornybastard1',
])('the password "%s" is refused', (password) => {
  expect(refusalOf(password)).toBe('passwordGuessable')
})

test.each([
  'x9#Kd2!pQz7w',
  '9f8b3c1e7d2a',
  'kV7wq2ZsTr5LmXc8',
  'Regen Klavier Teppich',
  'Tasse Nebel Fahrrad Mond',
  'tassenebelfahrradmond',
  'correct horse battery staple',
  'Der Hund frisst gern Käse',
  'ein langes Passwort',
  ' mein neues Paßwort 🏠',
  'Grüße aus Überlingen',
  'zwölfÜbermäßigeÄpfel',
  'Blumenkohl-Suppe-77',
  'Anna mag Klavier und Käse',
  'Meine Wohnung hat Eichendielen',
  '🏠🐈🎹🚲🌙🍏🚂🧥🎈🦊🥨🐙',
  'дождь пианино ковёр',
  Array.from({ length: 128 }, (_, index) => String.fromCodePoint(0x1f300 + index * 3)).join(''),
  'kV7wq2ZsTr5LmXc8'.repeat(8),
])('the password "%s" is accepted', (password) => {
  expect(refusalOf(password)).toBeNull()
})
