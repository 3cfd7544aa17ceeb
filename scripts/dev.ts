import { spawn } from 'node:child_process'
import { answerHelp } from './help.ts'

answerHelp('npm run dev\nStarts the service and the web; both reload on changes.')

/** Vite's port; it proxies the service's paths (web/vite.config.ts). */
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

// When one ends, the other is ended too.
for (const child of children)
  child.once('exit', (status) => {
    process.exitCode ??= status ?? 0
    for (const other of children) other.kill('SIGTERM')
  })
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const child of children) child.kill('SIGTERM')
  })
