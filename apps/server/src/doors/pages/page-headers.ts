import { createHash } from 'node:crypto'

/** The headers of a rendered page; only its own inline scripts may run. */
export function pageHeaders(html: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self' ${inlineScriptHashes(html).join(' ')}`.trim(),
      // Mantine sets its variables in style attributes.
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: http: https:",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  }
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
  const hashes = [...scripts].map(([, code = '']) => createHash('sha256').update(code).digest('base64'))
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}
