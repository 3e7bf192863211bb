import type { SiteSettings } from '@tiffin/contract'

/** The restaurant's icon, which the server draws of its logo or its initials. */
export const ICON = '/icons/512.png'

/** The picture that stands for the restaurant where it is spoken of elsewhere. */
export const housePicture = ({ picture }: SiteSettings['identity']): string => picture || ICON

/** A round picture of what it serves; without one, its icon. */
export const platePicture = ({ picture }: SiteSettings['identity']): string =>
  picture.startsWith('/art/') ? '/art/hero-thali.svg' : ICON
