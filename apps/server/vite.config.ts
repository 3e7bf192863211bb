import { cp, writeFile } from 'node:fs/promises'
import { defineConfig, type Plugin } from 'vite'
import { packPglite } from './src/db/open-pglite.ts'

/** What runs in production: the server and the command line in few files, for opening many is what a start takes its time for. */
export default defineConfig({
  plugins: [revealImport(), copyProgramFiles()],
  build: {
    ssr: true,
    target: 'node26',
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      input: {
        tiffin: 'src/tiffin.ts',
        'sheet-reader': 'src/features/menu-import/sheet-reader.ts',
        'sheet-writer': 'src/features/menu-import/sheet-writer.ts',
        'end-with-server': 'src/features/menu-import/end-with-server.ts',
        'watch-server': 'src/features/menu-import/watch-server.ts',
      },
      // What developing needs, and what two packages would use if it were there.
      external: ['vite', '@aws-sdk/client-s3', 'pg-native'],
      // No folders: `src/program-files.ts` counts from where it is.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: {
    noExternal: true,
    // They look for files of their own.
    external: ['@electric-sql/pglite', '@node-rs/argon2', 'sharp', 'swagger-ui-dist'],
  },
})

/** The rate limiter hides from bundlers that it imports Drizzle, and would look for it where there is no package. */
function revealImport(): Plugin {
  const hidden = 'import(/* @vite-ignore */ specifier)'
  return {
    name: 'reveal-import',
    transform: {
      filter: { id: /RateLimiterDrizzle\.js$/ },
      handler(code) {
        if (!code.includes(hidden)) this.error('It imports Drizzle in another way now.')
        return code.replace(hidden, "import('drizzle-orm')")
      },
    },
  }
}

/** What the program reads rather than imports. */
function copyProgramFiles(): Plugin {
  const isNoCode = (path: string) => !path.endsWith('.ts')
  return {
    name: 'copy-program-files',
    async writeBundle() {
      await cp('src/db/migrations', 'dist/migrations', { recursive: true })
      await cp('src/doors/docs', 'dist/docs', { recursive: true, filter: isNoCode })
      await writeFile('dist/empty-database.tgz', await packPglite())
    },
  }
}
