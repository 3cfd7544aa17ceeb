const MEGABYTE = 1024 * 1024

/** What a reader may use before it is ended. */
export interface Bounds {
  readonly seconds: number
  /** Bytes of JavaScript's objects. */
  readonly heap: number
  /** Bytes of the whole process, beside twice the size of the file that it reads. */
  readonly memory: number
}

/** The programs that read what strangers have sent, each in a process of its own. */
export const programs = {
  inspect: { seconds: 20, heap: 256 * MEGABYTE, memory: 512 * MEGABYTE },
  picture: { seconds: 60, heap: 128 * MEGABYTE, memory: 1024 * MEGABYTE },
  text: { seconds: 120, heap: 512 * MEGABYTE, memory: 768 * MEGABYTE },
} as const satisfies Record<string, Bounds>
export type Program = keyof typeof programs
