import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runOnFreshMachine } from './machine.ts'
import { listCommands } from './pages.ts'
import { runStep } from './step.ts'

const ROOT = join(import.meta.dirname, '../..')
const PATIENCE_MS = 4_500_000
const CLONE_S = 300
const commands = (page: string) => listCommands(`docs/operations/${page}.md`, 'sh').join('')

/** All that is replaced in the pages' commands: what a reader replaces as well. */
const SUBSTITUTIONS = [['https://git.example/hausblick.git', 'file:///srv/hausblick.git']] as const
/** Pages with commands that need what this machine lacks: a certificate, a container engine, another machine. */
const PARTLY_RUN = ['backups', 'proxy', 'containers']

/** Through the unit's walls: whatever they forbid, readers must still work. */
const SEND_PICTURE = `
cd /opt/hausblick
runuser --login hausblick --command 'cd /opt/hausblick && npm run --silent invite -- --operator verwaltung@hausblick.example' |
  node_modules/.bin/node proofs/operations/sendPicture.ts
`

/** Creates a repository on the machine with this commit, which is both releases. */
async function putRepository(machine: string): Promise<void> {
  const repository = join(machine, 'srv/hausblick.git')
  await runStep(CLONE_S, 'git', ['clone', '--quiet', '--bare', ROOT, repository])
  await writeFile(join(machine, 'etc/gitconfig'), '[safe]\n\tdirectory = *\n')
}

test(
  'the pages lead from a fresh Debian to a service, and on',
  async () => {
    const script = [
      commands('install'),
      SEND_PICTURE,
      ...['upgrade', 'backups', 'secret'].map(commands),
      'systemctl is-active hausblick.service',
      'journalctl --unit hausblick --output cat --no-pager',
      'echo "The pages have been followed."',
    ].join('\n')
    for (const [documented] of SUBSTITUTIONS) expect(script).toContain(documented)
    const local = SUBSTITUTIONS.reduce((text, [from, to]) => text.replaceAll(from, to), script)
    for (const page of PARTLY_RUN)
      for (const block of listCommands(`docs/operations/${page}.md`, 'text'))
        process.stdout.write(`Not run, of ${page}.md:\n${block}`)
    const output = await runOnFreshMachine(local, putRepository)
    expect(output).toMatch(/The pages have been followed\.\n$/)
    expect(output).toContain('"status":"ok"')
    expect(output).toContain('Einmaliger Zugang für verwaltung@hausblick.example')
    expect(output).toContain('Die Sicherung ist vollständig')
    // Readers of uploads have all their walls, the unit's notwithstanding.
    expect(output).not.toContain('confined by Node.js only')
    expect(output).toMatch(/^uploaded: 200 /m)
    expect(output).not.toContain('could not extract the text')
  },
  PATIENCE_MS,
)
