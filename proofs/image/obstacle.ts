import { readOutput } from '../../scripts/command.ts'

/** Returns why this machine cannot build and run the image, as one sentence; null if it can. */
export function findObstacle(): string | null {
  if (process.platform !== 'linux') return 'The image is built and run on Linux only.'
  if (process.getuid?.() !== 0) return 'Building and running the image needs root: use sudo.'
  if (['podman', 'runc'].some((name) => readOutput(name, ['--version']) === undefined))
    return 'podman and runc are missing, and apt-get could not install them.'
  if (readOutput('unshare', ['--mount', '--net', '--pid', '--fork', 'true']) === undefined)
    return 'This machine allows no namespaces: a container without privileges, for example.'
  if (readOutput('git', ['rev-parse', 'HEAD~1']) === undefined)
    return 'The image of the commit before is needed, too: use a clone with its history.'
  return null
}
