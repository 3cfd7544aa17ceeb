import { spawn } from 'node:child_process'
import { answerHelp } from './help.ts'

answerHelp('npm run dev\nStarts the service and the web; both reload what is changed.')

/** Where Vite serves the web; it hands on what is meant for the service (web/vite.config.ts). */
const port = '5173'
const server = ['--watch', '--watch-preserve-output', 'server/src/main.ts']

const children = [
  spawn(process.execPath, server, {
    stdio: 'inherit',
    env: { ...process.env, PUBLIC_URL: `http://localhost:${port}` },
  }),
  spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'web', '--port', port, '--strictPort'],
    {
      stdio: 'inherit',
    },
  ),
]

// Both or neither: when one ends, by Ctrl-C or by a fault, so does the other.
for (const child of children)
  child.once('exit', (status) => {
    process.exitCode ??= status ?? 0
    for (const other of children) other.kill('SIGTERM')
  })
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const child of children) child.kill('SIGTERM')
  })
