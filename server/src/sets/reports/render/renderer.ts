import { createRenderThread, type RenderThread } from '../../../platform/print/renderThread.ts'
import type { RenderTask } from './render.ts'

export type Renderer = RenderThread<RenderTask>

/** Creates what renders reports, which starts its thread with its first one. */
export function createRenderer(): Renderer {
  return createRenderThread(new URL('./worker.ts', import.meta.url))
}
