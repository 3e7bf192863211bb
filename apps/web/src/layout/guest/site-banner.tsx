import { isBannerShown, type SiteSettings } from '@tiffin/contract'

interface SiteBannerProps {
  banner: SiteSettings['banner']
  /** At the restaurant, '2026-12-24'. */
  today: string
}

/** A sentence above every page. Only the server writes it: React does not know of it, and its link leads on all the same. */
export function SiteBanner({ banner, today }: SiteBannerProps) {
  if (!isBannerShown(banner, today)) return null
  const { text, href } = banner
  return (
    <aside className="site-banner" aria-label="Notice">
      <div data-kept>{href === '' ? <p>{text}</p> : <a href={href}>{text}</a>}</div>
    </aside>
  )
}
