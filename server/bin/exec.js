#!/usr/bin/env node
/**
 * Stands in for the shell's `exec` on Windows. Elsewhere `exec` replaces npm's shell, so that the service receives npm's
 * signals.
 */
import { spawn } from 'node:child_process'

const [command = '', ...args] = process.argv.slice(2)
// The console sends Ctrl+C to both processes; the command decides when to end.
process.on('SIGINT', () => {})
spawn(command, args, { stdio: 'inherit' })
  .once('error', (error) => {
    process.stderr.write(`${command}: ${error.message}\n`)
    process.exitCode = 1
  })
  .once('exit', (status) => {
    process.exitCode = status ?? 1
  })
