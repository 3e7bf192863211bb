import { createHash } from 'node:crypto'

/** The headers of a page. Of the scripts inside it only these may run, never whatever else its text contains. */
export function pageHeaders(scripts: readonly string[]): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self' ${hashesOf(scripts).join(' ')}`.trim(),
      // Mantine sets its variables in style attributes.
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: https:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      // `lib/trusted-types.ts` of the web has the one policy.
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ].join('; '),
  }
}

function hashesOf(scripts: readonly string[]): string[] {
  const hashes = scripts.map((code) => createHash('sha256').update(code).digest('base64'))
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}
