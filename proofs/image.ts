import { runCommand } from '../scripts/command.ts'
import { installDebian } from '../scripts/debian.ts'
import { answerHelp } from '../scripts/help.ts'

answerHelp(
  'npm run test:image\n' +
    'Builds the image of the Dockerfile with podman, from this commit and from the one before, and runs both as compose.yaml\n' +
    'does: start, sign-up, upload, export, import, backup, update. Where no registry answers, debootstrap makes the base.\n' +
    'Needs root on Debian, where it installs what is missing, and the network. Prints size and times.',
)

const packages = ['podman', 'buildah', 'runc', 'netavark', 'curl', 'debootstrap', 'util-linux']
process.stdout.write(await installDebian(...packages))
const config = ['--config', 'proofs/operations/vitest.config.ts']
process.exitCode = await runCommand('vitest', ['run', ...config, 'proofs/image'])
