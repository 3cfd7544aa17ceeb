import { answerHelp } from './help.ts'
import { writeBill } from './packages/writeBill.ts'

answerHelp(
  'npm run --silent sbom\nPrints the software bill of materials of what is delivered, for every platform (CycloneDX, JSON).',
)

process.stdout.write(`${JSON.stringify(writeBill(), null, 2)}\n`)
