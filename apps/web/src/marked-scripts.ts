/**
 * Tells the scripts that a renderer writes from what its data may contain: its own carry a mark that nobody can know
 * in advance. The mark is taken off again, because a cached page would show it to the next visitor.
 */
export const newScriptMark = (): string => crypto.randomUUID()

/** The page without its marks, and the inline scripts that had one. */
export function unmarkScripts(marked: string, mark: string): { html: string; scripts: string[] } {
  const own = new RegExp(`<script(?=[^>]* nonce="${mark}")(?![^>]* src=)[^>]*>([\\s\\S]*?)</script>`, 'g')
  const scripts = [...marked.matchAll(own)].map(([, code = '']) => code)
  const html = marked
    .replaceAll(` nonce="${mark}"`, '')
    // The router repeats the mark here, for scripts that would be added later.
    .replace(`<meta property="csp-nonce" content="${mark}"/>`, '')
  return { html, scripts }
}
