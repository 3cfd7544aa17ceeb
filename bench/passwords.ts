import { passwordLength } from '../contract/src/identity.ts'
import { checkPassword } from '../server/src/accounts/embedded/passwords/policy.ts'
import { pickItem } from './random/pickItem.ts'

const TRIES = 20

/** Alphabets with the most matches for the strength estimate. */
const alphabets = {
  'letters and signs': 'abcdefghijklmnopqrstuvwxyzäöüß4@8({[<369&#!1/|0$5+7%2 ',
  'substituted letters': 'aA4@eE3iI1!oO0sS5$',
  signs: '4@8({[<369&#!1/|0$5+7%2',
  digits: '0123456789',
  dates: '1.1.11-',
}

function randomText(alphabet: string): string {
  return Array.from({ length: passwordLength.max }, () => pickItem(alphabet)).join('')
}

/** Measures the CPU time of the slowest checks of passwords of maximum length. */
for (const [name, alphabet] of Object.entries(alphabets)) {
  const times = Array.from({ length: TRIES }, () => {
    const password = randomText(alphabet)
    const begin = process.cpuUsage()
    checkPassword(password, 'anna.schmidt@example.de', 'Musterhof Verwaltung GmbH')
    const { user, system } = process.cpuUsage(begin)
    return (user + system) / 1000
  })
  process.stdout.write(`${name.padEnd(20)} slowest ${Math.max(...times).toFixed(1)} ms\n`)
}
