/**
 * The last check before text becomes HTML or the address of a script, in browsers that ask for it (Trusted Types). React and Mantine
 * hand over plain text, so this is the policy for everything; no script can be written as text at all.
 * Imported first by both entries: what comes before it would be refused.
 */

/** How React makes a script element; its text comes later, and such a script never runs. */
const EMPTY_SCRIPT = '<script></script>'
// The site's own files; everything else that is loaded as a script is imported by one of them.
const ownScript = /^\/(sw\.js|assets\/[\w.-]+\.js)$/

interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (address: string) => string | null },
  ): unknown
}

/** Styles and data have no markup; whatever else does is shown as text. */
export const withoutMarkup = (html: string): string =>
  html === EMPTY_SCRIPT ? html : html.replaceAll('<', '&lt;')

export function ownScriptAddress(address: string): string | null {
  const { origin, pathname } = new URL(address, location.href)
  return origin === location.origin && ownScript.test(pathname) ? address : null
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory }
trustedTypes?.createPolicy('default', { createHTML: withoutMarkup, createScriptURL: ownScriptAddress })
