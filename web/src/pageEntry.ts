import type { ComponentType } from 'react'
import type { PageNeeds } from './parts/session/loadPage.ts'

/** The code of a page: part of what every page loads, or loaded on demand. */
export type PageCode =
  | { readonly Screen: ComponentType }
  | {
      /** Its source file, relative to the web's folder, by which the service finds the built files to preload. */
      readonly source: string
      readonly load: () => Promise<ComponentType>
    }

/** A page with what it needs. */
export interface ScreenEntry extends PageNeeds {
  readonly code: PageCode
}
