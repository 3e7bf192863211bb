import { IconLink, IconShare2 } from '@tabler/icons-react'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import classes from './share-buttons.module.css'

/** Shares the page with the device's share sheet, or else copies its link. No third party is involved. */
export function ShareButtons({ title }: { title: string }) {
  return (
    <div className={classes.share} role="group" aria-label="Share this dish">
      <Button look="quiet" onClick={() => void share(title)}>
        <IconShare2 size={20} aria-hidden /> Share
      </Button>
      <Button look="quiet" onClick={() => void copyLink()}>
        <IconLink size={20} aria-hidden /> Copy link
      </Button>
    </div>
  )
}

async function share(title: string) {
  // Missing on most desktops and wherever the site is served without HTTPS.
  if (!('share' in navigator)) return copyLink()
  try {
    await navigator.share({ title, url: pageUrl() })
  } catch (error) {
    // Closing the share sheet is a decision, too.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink()
  }
}

async function copyLink() {
  const isCopied = await copyText(pageUrl())
  showToast(
    isCopied
      ? { message: 'Link copied', kind: 'success' }
      : { message: `Copy this link: ${pageUrl()}`, kind: 'other' },
  )
}

const pageUrl = () => window.location.origin + window.location.pathname

/** Resolves to whether it was copied to the clipboard. */
async function copyText(text: string): Promise<boolean> {
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
