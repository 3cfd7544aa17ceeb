import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { chmod, chown, cp, mkdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { newFolders } from '@hausblick/server/src/testing/folders.ts'
import { findFreePort } from '@hausblick/server/src/testing/freePort.ts'
import { expect, onTestFinished, test } from 'vitest'
import { type Instruction, listContext, readCopy, readStages } from './dockerfile.ts'
import { endOf, runStep } from './step.ts'

const ROOT = join(import.meta.dirname, '../..')
const STEP_S = 900
const START_MS = 300_000
const PATIENCE_MS = 3_600_000
const NOBODY = { uid: 65534, gid: 65534 }
const newFolder = newFolders()

/** Runs the npm steps of the build in a folder, on what they copy into it. */
async function build(instructions: readonly Instruction[], app: string): Promise<void> {
  const context = listContext()
  for (const { name, text } of instructions) {
    if (name === 'COPY') {
      const { sources, target } = readCopy(text)
      for (const source of sources) {
        const files = context.filter((file) => file === source || file.startsWith(`${source}/`))
        expect(files, `what COPY ${source} finds`).not.toEqual([])
        for (const file of files) {
          const rest = file === source ? basename(file) : file.slice(source.length)
          await copy(join(ROOT, file), join(app, target, rest))
        }
      }
    }
    if (name === 'RUN' && text.startsWith('npm ')) {
      // Vitest's own NODE_ENV would build the web for tests.
      const env = { ...process.env, HOME: await newFolder(), NODE_ENV: '' }
      await runStep(STEP_S, 'sh', ['-c', text], { cwd: app, env })
    }
  }
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await cp(from, to, { recursive: true, verbatimSymlinks: true })
}

test(
  'the steps of the Dockerfile leave a service that an unprivileged user runs',
  async () => {
    const [first = [], image = []] = readStages()
    const [app, final, data] = [await newFolder(), await newFolder(), await newFolder()]
    await build(first, app)
    for (const { name, text } of image) {
      if (name !== 'COPY') continue
      const { sources, target } = readCopy(text)
      for (const source of sources) {
        const from = join(app, source.replace('/app', ''))
        await copy(from, join(final, target, target.endsWith('/') ? basename(source) : ''))
      }
    }
    await chmod(final, 0o755)
    await chown(data, NOBODY.uid, NOBODY.gid)

    const [, settings = ''] = /^PATH=\S+ (.+)$/.exec(textOf(image, 'ENV')) ?? []
    const env = {
      ...Object.fromEntries(settings.split(' ').map((setting) => setting.split('='))),
      PATH: `${join(final, 'node_modules/.bin')}:/usr/bin:/bin`,
      DATA_DIR: data,
      PORT: await findFreePort(),
    }
    const options = { cwd: final, env, ...NOBODY }
    const log = join(await newFolder(), 'log')
    const output = openSync(log, 'a')
    const run = (words: string[]) =>
      spawn(words[0] ?? '', words.slice(1), { ...options, stdio: ['ignore', output, output] })
    const service = run(JSON.parse(textOf(image, 'CMD')))
    const ended = once(service, 'exit')
    onTestFinished(() => void service.kill('SIGKILL'))
    const check = JSON.parse(textOf(image, 'HEALTHCHECK').replace(/^.* CMD /, ''))
    const isHealthy = async () => (await once(run(check), 'exit'))[0]
    await expect
      .poll(isHealthy, { timeout: START_MS })
      .toBe(0)
      .catch((cause) => {
        const said = endOf(readFileSync(log, 'utf8'))
        throw new Error(`The service is not healthy. The end of its output:\n${said}`, { cause })
      })
    service.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(await isHealthy()).toBe(1)
  },
  PATIENCE_MS,
)

function textOf(instructions: readonly Instruction[], name: string): string {
  return instructions.find((instruction) => instruction.name === name)?.text ?? ''
}
