import { CommandError } from '../../command/command.ts'

/** Thrown where an archive cannot be restored. */
export class DamagedArchive extends CommandError {
  constructor(reason: string, options?: ErrorOptions) {
    super(
      `Diese Sicherung lässt sich nicht zurückspielen. ${reason} Bitte nehmen Sie eine andere; geändert ist nichts.`,
      options,
    )
  }
}

/** Returns a DamagedArchive for an error that its content has caused. The system's errors say nothing about the content. */
export function blameArchive(error: unknown): unknown {
  if (error instanceof CommandError || (error instanceof Error && 'syscall' in error)) return error
  return new DamagedArchive('Sie ist beschädigt oder unvollständig.', { cause: error })
}
