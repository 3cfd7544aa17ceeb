/**
 * The origin of the backend, set at build time by `VITE_BACKEND_URL`, without a trailing slash; empty if the service itself serves
 * the pages.
 */
export const backendUrl: string = import.meta.env.VITE_BACKEND_URL ?? ''

/** Whether this code runs in the service, which renders pages, rather than in a browser. */
export const isService: boolean = import.meta.env.SSR
