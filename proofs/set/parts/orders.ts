/** A program of the set, and how it is started. */
export interface Program {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** Whether it runs as another user where the caller is root. */
  readonly asUser?: boolean
  /** Whether it is started again, as systemd does, where it ends with an error by itself. */
  readonly isRestarted?: boolean
}

/** What the parent tells the keeper. */
export type Order =
  | { readonly id: number; readonly start: Program }
  | { readonly id: number; readonly end: string; readonly signal: NodeJS.Signals }

/** The keeper's reply, once an order is carried out. */
export interface Answer {
  readonly id: number
  readonly error?: string
}
