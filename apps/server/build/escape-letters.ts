import type { Plugin } from 'vite'

/** V8 keeps a file's text for as long as it runs, and with one letter that is not Latin-1 it takes twice the memory. */
export function escapeLetters(): Plugin {
  return {
    name: 'escape-letters',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        if (/\.raw`[^`]*[^\0-\x7f]/.test(chunk.code)) this.error(`${chunk.fileName}: a raw text would change`)
        chunk.code = chunk.code.replaceAll(
          /[^\0-\x7f]/g,
          (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )
      }
    },
  }
}
