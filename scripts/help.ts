/** Ends a command that was only asked what it does. */
export function answerHelp(text: string) {
  if (!process.argv.includes('--help')) return
  process.stdout.write(`${text}\n`)
  process.exit()
}
