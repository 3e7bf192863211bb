import type { SiteSettings } from '@tiffin/contract'
import { pageDescriptions } from '@tiffin/copy'

const iconEntry = (file: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a device needs to know about the site when a user adds it to the home screen. */
export const webManifest = (house: SiteSettings) => ({
  id: '/',
  name: house.identity.name,
  short_name: house.identity.shortName,
  description: pageDescriptions(house)['/'],
  lang: house.region.locale,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: house.look.brand,
  background_color: '#FBF6EC',
  categories: ['food'],
  icons: [
    iconEntry('icons/192.png', 192),
    iconEntry('icons/512.png', 512),
    iconEntry('icons/maskable-512.png', 512, 'maskable'),
  ],
  shortcuts: [
    { name: 'Order Online', url: '/order-online' },
    { name: 'Menu', url: '/menu' },
    { name: 'Cart', url: '/cart' },
  ].map((shortcut) => ({ ...shortcut, icons: [iconEntry('icons/192.png', 192)] })),
})
