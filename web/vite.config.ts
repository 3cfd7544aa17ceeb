import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'

export default defineConfig({
  plugins: [react(), tailwindcss(), precompress()],
  build: {
    // Browsers that do not know modulepreload work without it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page loads is one file: cut into pieces it is 7 KB larger when compressed.
        codeSplitting: { groups: [{ name: 'base', tags: ['$initial'] }] },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
})
