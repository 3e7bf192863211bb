import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { onePathIcons } from './build/one-path-icons.ts'
import { splitEntries } from './build/split-entries.ts'
import { themeCss } from './build/theme-css.ts'

// The libraries in one chunk: it compresses better and outlives our own releases in the browser's cache.
const framework = {
  name: 'framework',
  test: /\.pnpm\/(?:react@|react-dom|scheduler|@tanstack|@trpc|use-sync)/,
}

// Code shared by many pages, one script and one style sheet: a phone fetches no more than six files at a time.
const shared = {
  name: 'shared',
  test: /web\/src\/(?:ui|lib|features\/cart)\/|packages\/(?:pricing|restaurant)\//,
  minShareCount: 6,
}

// Guests' pages and the admin are built one after the other, so that neither adds weight to the other's pages.
const entries = {
  guests: { input: 'src/entry-client.tsx', manifest: true, license: true },
  admin: {
    input: 'src/entry-admin.tsx',
    manifest: '.vite/manifest-admin.json',
    license: { fileName: '.vite/license-admin.md' },
  },
}

export default defineConfig(({ command, isSsrBuild, mode }) => {
  const entry = mode === 'admin' ? 'admin' : 'guests'
  const { input, manifest, license } = entries[entry]
  return {
    // Short, because they are repeated on hundreds of cards.
    css: { modules: { generateScopedName: command === 'build' ? '_[hash:base64:5]' : '[name]_[local]' } },
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        generatedRouteTree: './src/route-tree.gen.ts',
        quoteStyle: 'single',
        semicolons: false,
        routeFileIgnorePattern: String.raw`\.test\.`,
      }),
      react(),
      themeCss(),
      onePathIcons(),
      ...(command === 'build' && !isSsrBuild ? [splitEntries(entry)] : []),
    ],
    // The server bundle includes React, so that it renders with the production build whatever NODE_ENV says.
    ...(command === 'build' && {
      ssr: { noExternal: true as const },
      define: { 'process.env.NODE_ENV': '"production"' },
    }),
    build: isSsrBuild
      ? { outDir: 'dist/server', copyPublicDir: false, license: true }
      : {
          outDir: 'dist/client',
          emptyOutDir: entry === 'guests',
          copyPublicDir: entry === 'guests',
          license,
          manifest,
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input,
            output: { codeSplitting: { groups: [framework, shared] } },
          },
        },
  }
})
