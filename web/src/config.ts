/**
 * Where the backend is: told at build time by `VITE_BACKEND_URL`, without a slash at its end; empty where the service
 * itself serves the pages.
 */
export const backendUrl: string = import.meta.env.VITE_BACKEND_URL ?? ''
