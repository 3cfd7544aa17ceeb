import { runCommand } from '../scripts/command.ts'
import { installDebian } from '../scripts/debian.ts'
import { answerHelp } from '../scripts/help.ts'

answerHelp(
  'npm run test:operations [-- NAME…]\n' +
    'Follows docs/operations: installs the service on a Debian of its own, runs it behind nginx and HAProxy with the\n' +
    'documented files, checks the systemd units, and runs the steps of the Dockerfile. NAME is one of install, proxy,\n' +
    'units, image, backup and step. Needs root on Debian, where it installs what is missing, a free port 3000, and the\n' +
    'network. Prints every command as it begins, and the end of the output of one that fails or takes too long.',
)

const packages = [
  'nginx-light',
  'haproxy',
  'openssl',
  'systemd',
  'systemd-container',
  'debootstrap',
]
process.stdout.write(await installDebian('git', ...packages))
const config = ['--config', 'proofs/operations/vitest.config.ts']
process.exitCode = await runCommand('vitest', ['run', ...config, ...process.argv.slice(2)])
