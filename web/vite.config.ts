import { ABOUT } from '@hausblick/contract/pages.ts'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { pdfDecoders } from './pdfDecoders.ts'
import { precompress } from './precompress.ts'

// Two builds: the browser's files in dist/, which any host can serve, and in build/ the function by which the service renders.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), description(), componentsPage(), pdfDecoders(), precompress()],
  build: isSsrBuild
    ? { outDir: 'build', copyPublicDir: false, rolldownOptions: { input: 'src/render.tsx' } }
    : {
        // Names the built files of each source file, which the service preloads.
        manifest: true,
        modulePreload: false,
        // The notices of bundled packages, which their licences demand; the imprint links to them.
        license: { fileName: 'lizenzen.txt' },
        chunkSizeWarningLimit: 600,
        rolldownOptions: {
          output: {
            // One file for what every page loads: split up, it would be larger when compressed.
            codeSplitting: { groups: [{ name: 'base', tags: ['$initial'] }] },
          },
        },
      },
  // With React, whose development build would run unless the service's own NODE_ENV said otherwise.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': "'production'" } }),
  server: { proxy: { '/api': 'http://localhost:3000' } },
}))

/** Inserts the description into the page. */
function description(): Plugin {
  return {
    name: 'description',
    transformIndexHtml: (html) => html.replaceAll('%ABOUT%', ABOUT),
  }
}

/** Serves the page of all components at `/_components`, in development only: it is not an entry of the build. */
function componentsPage(): Plugin {
  return {
    name: 'components-page',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        if (request.url === '/_components') request.url = '/src/screens/components-page/index.html'
        next()
      })
    },
  }
}
