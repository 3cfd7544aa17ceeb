interface ImportMetaEnv {
  readonly VITE_BACKEND_URL?: string
}
