import { runCommand } from '../scripts/command.ts'
import { installDebian } from '../scripts/debian.ts'
import { answerHelp } from '../scripts/help.ts'
import { findObstacle } from './image/obstacle.ts'

answerHelp(
  'npm run test:image\n' +
    'Builds the image with podman, of this commit and of the one before the newest migration, and runs both as compose.yaml\n' +
    'does: start, sign-up, uploads, text recognition, reports, export, import, backups, update, and back. Where no registry\n' +
    'answers, debootstrap makes the base. Needs root on Debian, where it installs what is missing, the network, a clone with\n' +
    'its history, 20 GB, and 20 minutes. Prints size and times.',
)

const packages = ['podman', 'buildah', 'runc', 'netavark', 'curl', 'debootstrap', 'util-linux']
process.stdout.write(await installDebian(...packages))
const obstacle = findObstacle()
if (obstacle === null) {
  const config = ['--config', 'proofs/operations/vitest.config.ts']
  process.exitCode = await runCommand('vitest', ['run', ...config, 'proofs/image'])
} else {
  process.stderr.write(`${obstacle}\n`)
  process.exitCode = 1
}
