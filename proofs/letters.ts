import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeLetters } from './letters/letters.ts'
import { pilePages, scanLetters } from './letters/scans.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
})
const [folder] = positionals
if (values.help || !folder) {
  process.stdout.write(`node proofs/letters.ts FOLDER [--count=COUNT] [--seed=NUMBER]
Writes letters as degraded scans, one JPEG each, all in pile.pdf, and what they say and are in expected.json.
`)
  process.exitCode = values.help ? 0 : 1
} else {
  await mkdir(folder, { recursive: true })
  const letters = writeLetters(Number(values.count), Number(values.seed))
  const scans = await scanLetters(letters, Number(values.seed))
  const expected = scans.map(({ letter: { blocks, ...letter }, damage }, index) => ({
    file: `l${String(index).padStart(3, '0')}.jpg`,
    damage,
    ...letter,
  }))
  for (const [index, { file }] of expected.entries())
    await writeFile(join(folder, file), scans[index]?.jpeg ?? '')
  await writeFile(join(folder, 'pile.pdf'), await pilePages(scans.map(({ jpeg }) => jpeg)))
  await writeFile(join(folder, 'expected.json'), JSON.stringify(expected, null, 1))
}
