import { runCommand } from '../scripts/command.ts'
import { installDebian } from '../scripts/debian.ts'
import { answerHelp } from '../scripts/help.ts'

answerHelp(
  'npm run test:operations [-- NAME…]\n' +
    'Follows docs/operations: installs the service on a Debian of its own, runs it behind nginx and HAProxy with the\n' +
    'documented files, and checks the systemd unit. NAME is one of install, proxy, units and step.\n' +
    'Needs root on Debian, where it installs what is missing, a free port 3000, and the network.\n' +
    'Prints every command as it begins, and the end of the output of one that fails or takes too long.',
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
const given = process.argv.slice(2)
const names = given.length > 0 ? given : ['proofs/operations']
const config = ['--config', 'proofs/operations/vitest.config.ts']
process.exitCode = await runCommand('vitest', ['run', ...config, ...names])
