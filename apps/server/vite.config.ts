import { statSync } from 'node:fs'
import { cp, readdir, realpath, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { escapeLetters } from './build/escape-letters.ts'
import { packPglite } from './src/db/open-pglite.ts'

/** The production build: the server and the command line in few files, because opening many files slows down the start. */
export default defineConfig({
  plugins: [escapeLetters(), copyProgramFiles()],
  build: {
    ssr: true,
    target: 'node26',
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      input: {
        tiffin: 'src/tiffin.ts',
        // Tests start these two themselves.
        main: 'src/main.ts',
        cli: 'src/cli.ts',
        'sheet-reader': 'src/menu/import/sheet-reader.ts',
        'sheet-writer': 'src/menu/import/sheet-writer.ts',
        'end-with-server': 'src/menu/import/end-with-server.ts',
        'watch-server': 'src/menu/import/watch-server.ts',
      },
      // Needed only in development, and optional dependencies of two packages.
      external: ['vite', '@aws-sdk/client-s3', 'pg-native'],
      // No folders: `src/program-files.ts` resolves paths from its own location.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', comments: false },
    },
  },
  ssr: {
    noExternal: true,
    // They load files of their own at run time.
    external: ['@electric-sql/pglite', '@node-rs/argon2', 'sharp', 'swagger-ui-dist'],
  },
})

const ticketFonts = [
  import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
]

const SCRIPT_FONTS = 'node_modules/@fontsource-variable'

/** Of a script's package: where its letters are, and its own letters with their weights; the base font has the others. */
const isOfScript = (path: string) =>
  statSync(path).isDirectory()
    ? !path.endsWith('/scss')
    : /(?:unicode\.json|LICENSE|-wght-normal\.woff2)$/.test(path) &&
      !/-(?:latin|latin-ext|cyrillic|cyrillic-ext|greek|greek-ext|vietnamese|devanagari)-wght/.test(path)

/** Files that the program reads rather than imports. */
function copyProgramFiles(): Plugin {
  const isNoCode = (path: string) => !path.endsWith('.ts')
  return {
    name: 'copy-program-files',
    async writeBundle() {
      await cp('src/db/migrations', 'dist/migrations', { recursive: true })
      await cp('src/http/docs', 'dist/docs', { recursive: true, filter: isNoCode })
      await cp('src/kitchen/printing/fonts', 'dist/fonts', { recursive: true })
      for (const font of ticketFonts) {
        const file = fileURLToPath(font)
        await cp(file, join('dist/fonts', basename(file)))
        await cp(
          join(dirname(file), '../LICENSE_FONT'),
          join('dist/fonts', `${basename(file, '.ttf')}-license.txt`),
        )
      }
      for (const name of await readdir(SCRIPT_FONTS))
        await cp(await realpath(join(SCRIPT_FONTS, name)), join('dist/fonts/scripts', name), {
          recursive: true,
          filter: isOfScript,
        })
      await writeFile('dist/empty-database.tgz', await packPglite())
    },
  }
}
