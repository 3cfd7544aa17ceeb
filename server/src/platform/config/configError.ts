/** An invalid configuration; the message has one German line per variable. */
export class ConfigError extends Error {
  constructor(lines: readonly string[], options?: ErrorOptions) {
    super(lines.join('\n'), options)
    this.name = 'ConfigError'
  }
}
