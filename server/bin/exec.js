#!/usr/bin/env node
/**
 * What `exec` does in the scripts of package.json on Windows. Elsewhere it is the shell's own: the shell that npm starts a
 * script with gives way to the service, which then gets the signals that npm hands on. Windows has no such signals, and its
 * shell no such command; npm puts this one in its way.
 */
import { spawn } from 'node:child_process'

const [command = '', ...args] = process.argv.slice(2)
// The console sends Ctrl+C to both; the command decides when it ends.
process.on('SIGINT', () => {})
spawn(command, args, { stdio: 'inherit' })
  .once('error', (error) => {
    process.stderr.write(`${command}: ${error.message}\n`)
    process.exitCode = 1
  })
  .once('exit', (status) => {
    process.exitCode = status ?? 1
  })
