import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { escapeLetters } from '../server/build/escape-letters.ts'
import { onePathIcons } from './build/one-path-icons.ts'
import { splitEntries } from './build/split-entries.ts'
import { assetFileNames, emitLookFonts, subsetFonts } from './build/subset-fonts.ts'
import { themeCss } from './build/theme-css.ts'

// The libraries in one chunk: it compresses better and outlives our own releases in the browser's cache. Few pages ask
// several queries at once.
const framework = {
  name: 'framework',
  priority: 2,
  test: /^(?!.*(?:queriesObserver|useQueries)).*\.pnpm\/(?:react@|react-dom|scheduler|@tanstack|@trpc|use-sync)/,
}

// What only forms, and the pages around them, need: a guest who looks at the menu loads none of it.
const FORM_FILES =
  'lib/forms/(?:send-once|use-guest-form|use-mailed|use-server-form)|' +
  'ui/(?:card-section|password-field|stacked-form|text-field)'

const forms = { name: 'forms', test: new RegExp(`web/src/(?:${FORM_FILES})`), minShareCount: 4 }

// What accounts and forms need, a little of which is on many pages.
const NOT_SHARED =
  'domain/(?:passkey-button|request-form)|ui/auth-card|lib/(?:api/section-queries|forms/(?:form-draft|use-request-form)|format/route-to|session/use-passkey|session/use-url-key)|ui/form-skeleton'

// Code shared by many pages, one script and one style sheet: a phone fetches no more than six files at a time.
const shared = {
  name: 'shared',
  test: new RegExp(
    `web/src/(?!${FORM_FILES}|${NOT_SHARED})(?:domain|ui|lib|guest/cart)/|packages/(?:copy|pricing)/`,
  ),
  minShareCount: 4,
  priority: 1,
}

// What every page of guests loads, beside the libraries.
const frame = { name: 'frame', tags: ['$initial' as const], priority: 1.2 }

// What their pages load in idle moments.
const LATER_FILES =
  'lib/live/start-live|lib/start/offline-support|guest/wishlist/wishlist-sync|guest/newsletter/subscribe'

const later = { name: 'later', test: new RegExp(`web/src/(?:${LATER_FILES})`), priority: 1.1 }

// What the admin's other scripts must not run before, in whichever chunks they are.
const first = { name: 'first', priority: 3, test: /lib\/start\/(?:trusted-types|zod-without-code)\.ts$/ }

// The browser's entry lists the scripts of all pages, and a hash cannot be compressed: as hex it has 32 bits, not 48.
const fileNames = { assetFileNames, hashCharacters: 'hex' } as const

// What browsers load of guests' pages, of the admin, and of pages that only show is built one after the other, so that
// none adds weight to the others.
const entries = {
  guests: { input: 'src/entry-client.tsx', manifest: true, license: true },
  admin: {
    input: 'src/entry-admin.tsx',
    manifest: '.vite/manifest-admin.json',
    license: { fileName: '.vite/license-admin.md' },
  },
  still: {
    input: 'src/entry-still.ts',
    manifest: '.vite/manifest-still.json',
    license: { fileName: '.vite/license-still.md' },
  },
}

// What is imported and not used is left out, unless it does something by itself. Of what pages without React import,
// only these do: hooks, and React with them, are left out. tRPC's files do nothing, and do not say so.
const doesSomething = {
  still: (id: string) => /\/(entry-still|trusted-types)\.ts$/.test(id),
  guests: [{ test: /\/@trpc\//, sideEffects: false }],
  admin: [{ test: /\/@trpc\//, sideEffects: false }],
}

export default defineConfig(({ command, isSsrBuild, mode }) => {
  const entry = mode === 'admin' || mode === 'still' ? mode : 'guests'
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
      themeCss({ hasMantine: command === 'serve' || entry === 'admin' }),
      onePathIcons(),
      ...(command === 'build' && !isSsrBuild && entry !== 'still' ? [splitEntries(entry)] : []),
      ...(command === 'build' && !isSsrBuild && entry === 'guests' ? [emitLookFonts()] : []),
      ...(command === 'build' ? [isSsrBuild ? escapeLetters() : subsetFonts()] : []),
    ],
    // The server's bundle includes React, so that it renders with the production build whatever NODE_ENV says.
    ...(command === 'build' && {
      ssr: { noExternal: true as const },
      define: { 'process.env.NODE_ENV': '"production"' },
    }),
    build: isSsrBuild
      ? {
          outDir: 'dist/server',
          copyPublicDir: false,
          license: true,
          // The pages name the same fonts.
          rolldownOptions: { output: { ...fileNames, comments: false } },
        }
      : {
          outDir: 'dist/client',
          emptyOutDir: entry === 'guests',
          copyPublicDir: entry === 'guests',
          license,
          manifest,
          // A hundredth smaller than what the bundler writes itself; the admin is too large to wait for it.
          ...(entry === 'admin'
            ? {}
            : {
                minify: 'terser' as const,
                terserOptions: { module: true, compress: { passes: 2 } },
              }),
          // Guests load one style sheet: it is small, and the next page needs no other.
          cssCodeSplit: entry === 'admin',
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input,
            treeshake: { moduleSideEffects: doesSomething[entry] },
            output: {
              ...fileNames,
              ...(entry !== 'still' && {
                codeSplitting: {
                  groups:
                    entry === 'admin'
                      ? [first, framework, shared, forms]
                      : [framework, frame, later, shared, forms],
                },
              }),
            },
          },
        },
  }
})
