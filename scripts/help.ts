/** Prints the help and exits if `--help` was given. */
export function answerHelp(text: string) {
  if (!process.argv.includes('--help')) return
  process.stdout.write(`${text}\n`)
  process.exit()
}
