/** Resolves to whether it was copied to the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** The old way, for pages without HTTPS, where browsers have no clipboard API. */
function copyBySelection(text: string): boolean {
  const source = document.createElement('textarea')
  source.value = text
  source.readOnly = true
  source.style.position = 'fixed'
  source.style.opacity = '0'
  const focused = document.activeElement
  document.body.append(source)
  source.focus({ preventScroll: true })
  source.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    source.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
