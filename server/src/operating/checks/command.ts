import { type CheckResult, checkNames } from '@hausblick/contract/calls/checks.ts'
import { defineCommand } from '../../platform/command/command.ts'
import { withDatabase, withUnclaimedStore } from '../../platform/command/stores.ts'
import { createLog } from '../../platform/http/logging.ts'
import { followOperator } from '../../platform/operator/follow.ts'
import { checkService } from './checks.ts'
import type { Finding } from './finding.ts'
import { sendTestMail } from './mail.ts'

const HELP = `Prüft, ob die Einstellungen funktionieren: Datenbank, Speicher der Dokumente, Platz, Sicherung, Mailserver, öffentliche
Adresse und Uhr. Dasselbe zeigt das Dashboard Betreibern auf der Seite „Prüfen“.

  npm run check [-- --mail ADRESSE]

Der Dienst kann währenddessen laufen. Endet mit 1, wenn etwas nicht funktioniert.

  --mail ADRESSE  schickt eine Testmail dorthin
  --help          zeigt diese Hilfe
`

const MARKS: Readonly<Record<Finding['state'], string>> = {
  fine: 'gut    ',
  look: 'ansehen',
  broken: 'FEHLER ',
}

function render(name: string, { state, found, todos }: Finding): string {
  return [
    `${MARKS[state]}  ${name}: ${found}`,
    ...todos.map((todo) => `         → ${todo}`),
    '',
  ].join('\n')
}

export const run = await defineCommand(import.meta, {
  help: HELP,
  options: { mail: { type: 'string' } },
  misused: 'Diese Angabe gibt es nicht.',
  failed: 'Die Einstellungen ließen sich nicht prüfen.',
  run: ({ values: { mail } }, context) =>
    withDatabase(context, async ({ out, database, config: configured }) => {
      const { config } = await followOperator(configured, database.db)
      const results: CheckResult[] = await withUnclaimedStore(config.documents, (storage) =>
        checkService({ config, database, storage, clientTime: null }),
      )
      const findings: [string, Finding][] = results.map((one) => [checkNames[one.name], one])
      if (mail !== undefined) {
        const log = createLog('silent', out)
        findings.push(['Testmail', await sendTestMail(config, log, mail)])
      }
      for (const [name, finding] of findings) out.write(render(name, finding))
      return findings.some(([, { state }]) => state === 'broken') ? 1 : 0
    }),
})
