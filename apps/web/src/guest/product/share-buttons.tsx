import { IconLink, IconShare2 } from '@tabler/icons-react'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { copyText } from './copy-text.ts'
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
