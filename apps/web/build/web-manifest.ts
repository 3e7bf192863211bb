/** What a device needs to know about the site when a user adds it to the home screen. */
import { defaultSettings, pageDescriptions, restaurant } from '@tiffin/restaurant'
import { cream } from '../src/ui/theme.ts'

/** Paths within the built files; a cut-out icon has no background. */
export const icons = [
  { file: 'icons/192.png', size: 192, isCutOut: true },
  { file: 'icons/512.png', size: 512, isCutOut: true },
  { file: 'icons/maskable-512.png', size: 512, isCutOut: false },
  // For the head of every page; Apple's systems do not read the manifest for it.
  { file: 'icons/apple-touch-180.png', size: 180, isCutOut: false },
]

const iconEntry = (file: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

export const webManifest = {
  id: '/',
  name: restaurant.brand,
  short_name: restaurant.brand,
  description: pageDescriptions(defaultSettings)['/'],
  lang: restaurant.locale,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: restaurant.themeColor,
  background_color: cream.page,
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
}
